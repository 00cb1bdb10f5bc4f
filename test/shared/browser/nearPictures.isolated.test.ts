import { beforeEach, expect, it, vi } from 'vitest';
import { watchPictures } from '@/shared/browser/nearPictures';
import { passTime, stopTime } from '@test/support/time';

let report: (near: HTMLImageElement[], far?: HTMLImageElement[]) => void;
const watched = new Set<Element>();

class FakeObserver {
  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
    expect(options).toEqual({ rootMargin: '100px' });
    report = (near, far = []) => {
      const entries = [...near, ...far].map((target) => ({ target, isIntersecting: near.includes(target) }));
      callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
    };
  }

  observe = (target: Element) => void watched.add(target);

  unobserve = (target: Element) => void watched.delete(target);
}

function picture(address: string) {
  const image = document.createElement('img');
  image.dataset['src'] = address;
  return { image, forget: globalThis.showWhenNear!(image) };
}

const addressOf = (image: HTMLImageElement) => image.getAttribute('src');

beforeEach(() => {
  watched.clear();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  stopTime();
  watchPictures(100, 300);
});

it('a picture that is near when inserted loads immediately, also while the page scrolls', () => {
  const [first, second] = [picture('/1.jpg').image, picture('/2.jpg').image];
  expect(addressOf(first)).toBeNull();
  report([first], [second]);
  expect([first, second].map(addressOf)).toEqual(['/1.jpg', null]);
  expect([...watched]).toEqual([second]);
  window.dispatchEvent(new Event('scroll'));
  const third = picture('/3.jpg').image;
  report([third]);
  expect(addressOf(third)).toBe('/3.jpg');
});

it('a picture that comes near loads 300 ms after the last scrolling, unless it has left again', async () => {
  const [passed, reached] = [picture('/1.jpg').image, picture('/2.jpg').image];
  report([], [passed, reached]);
  window.dispatchEvent(new Event('scroll'));
  report([passed]);
  await passTime(299);
  window.dispatchEvent(new Event('scroll'));
  report([reached], [passed]);
  await passTime(299);
  expect([passed, reached].map(addressOf)).toEqual([null, null]);
  await passTime(1);
  expect([passed, reached].map(addressOf)).toEqual([null, '/2.jpg']);
});

it('a picture that comes near without scrolling loads immediately', () => {
  const { image } = picture('/1.jpg');
  report([], [image]);
  report([image]);
  expect(addressOf(image)).toBe('/1.jpg');
});

it('a picture that the page has shown before loads immediately', () => {
  report([picture('/1.jpg').image]);
  expect(addressOf(picture('/1.jpg').image)).toBe('/1.jpg');
});

it('all pictures load for printing', () => {
  const { image } = picture('/1.jpg');
  report([], [image]);
  window.dispatchEvent(new Event('beforeprint'));
  expect(addressOf(image)).toBe('/1.jpg');
});

it('a removed picture is no longer observed', async () => {
  const { image, forget } = picture('/1.jpg');
  report([], [image]);
  window.dispatchEvent(new Event('scroll'));
  report([image]);
  forget();
  await passTime(300);
  expect(addressOf(image)).toBeNull();
  expect(watched.size).toBe(0);
});
