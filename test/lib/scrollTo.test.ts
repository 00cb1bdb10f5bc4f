import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollTo } from '@/lib/scrollTo';

const frameDuration = 16;
const above = 96;

/** Where the target stands in the page, and where the window is. */
let place: number | undefined;
let y = 0;
let furthest = 10_000;
let arrivals = 0;
const target = document.createElement('article');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  [place, y, furthest, arrivals] = [5000, 1000, 10_000, 0];
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
  vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
    y = Math.min(to[1] as number, furthest);
  });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(
    () => furthest + window.innerHeight,
  );
  target.getBoundingClientRect = () => ({ top: (place ?? 0) - y }) as DOMRect;
});
afterEach(() => {
  vi.useRealTimers();
});

function start(duration = 800) {
  const find = () => (place === undefined ? null : target);
  return scrollTo({ find, duration, above, onArrive: () => (arrivals += 1) });
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);

it('arrives in time and not before, and never goes astray', () => {
  start();
  const way: number[] = [];
  for (let ms = 0; ms < 800; ms += frameDuration) {
    pass(frameDuration);
    way.push(y);
  }
  expect(way).toEqual([...way].sort((one, other) => one - other));
  expect(way[10]).toBeGreaterThan(1000);
  expect(way.at(-2)).toBeLessThan(4904);
  expect(arrivals).toBe(0);
  pass(3 * frameDuration);
  expect(y).toBe(4904);
  expect(arrivals).toBe(1);
});

it('aims anew while what lies before the target changes its height', () => {
  start();
  pass(400);
  place = 7000;
  pass(500);
  expect(y).toBe(6904);
  place = 7200;
  pass(2 * frameDuration);
  expect(y, 'shortly after it arrived').toBe(7104);
  expect(arrivals).toBe(1);
});

it('lets go once nothing moves any more', () => {
  start();
  pass(1200);
  y = 200;
  pass(1000);
  expect(y).toBe(200);
});

it('jumps where no time is given', () => {
  start(0);
  pass(frameDuration);
  expect(y).toBe(4904);
  expect(arrivals).toBe(1);
});

it('goes as far as the page reaches', () => {
  furthest = 4000;
  start();
  pass(1000);
  expect(y).toBe(4000);
  expect(arrivals).toBe(1);
});

it('waits for what is not there yet, but not for ever', () => {
  place = undefined;
  start();
  pass(1000);
  place = 5000;
  pass(900);
  expect(arrivals).toBe(1);
  place = undefined;
  start();
  pass(4000);
  place = 6000;
  pass(1000);
  expect(arrivals).toBe(1);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('leaves the page to a visitor’s %s', (type) => {
  start();
  pass(400);
  window.dispatchEvent(new Event(type));
  const left = y;
  pass(1000);
  expect(y).toBe(left);
  expect(arrivals).toBe(0);
});

it('ends when it is cancelled', () => {
  const cancel = start();
  pass(400);
  cancel();
  const left = y;
  pass(1000);
  expect(y).toBe(left);
  expect(arrivals).toBe(0);
});
