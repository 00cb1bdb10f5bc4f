import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { localStore, sessionStore } from '@/shared/browser/browserStorage';
import { parseJson } from '@/shared/text/parseJson';
import { isPrerenderedPage } from '@/shared/browser/prerenderedPage';
import { removeCookie, writeCookie } from '@/shared/browser/cookies';
import { readCookie } from '@/shared/browser/readCookie';
import { disableAllBut } from '@/shared/browser/disableAllBut';
import { forgetDraft, readDraft, writeDraft } from '@/shared/ui/form/formDraft';
import { applyHead, type PageHead } from '@/shared/seo/headTags';
import { scrollTo } from '@/shared/browser/scrollTo';
import { watchPictures } from '@/shared/browser/nearPictures';
import { firstScreenTimeoutMs } from '@/shared/config/constants';
import { passTime, stopTime } from '@test/support/time';

vi.unmock('@/shared/browser/firstScreen');

describe('a prerendered page', () => {
  function rootOf(dataset: Record<string, string>): HTMLElement {
    const root = document.createElement('div');
    Object.assign(root.dataset, dataset);
    return root;
  }

  function isHydrated(address: string, dataset: Record<string, string>): boolean {
    window.history.replaceState(null, '', address);
    return isPrerenderedPage(rootOf(dataset));
  }

  const list = { address: '/kinoprogramm-wien' };

  const result = { address: '/pspresult', query: 'orderid' };

  it('is hydrated at its own address, whatever a campaign adds', () => {
    for (const [address, dataset] of [
      ['/kinoprogramm-wien', list],
      ['/kinoprogramm-wien/', list],
      ['/', { address: '/' }],
      ['/kinoprogramm-wien?utm_source=post&fbclid=1', list],
      ['/kino/faqs?suche=x', { address: '/kino/faqs', query: 'free' }],
      ['/show/301', { pattern: '^/show/[^/]+/?$' }],
      ['/show/der-film/?utm_source=post', { pattern: '^/show/[^/]+/?$' }],
      ['/pspresult?orderid=A-42&status=paid', result],
    ] as const)
      expect(isHydrated(address, dataset), address).toBe(true);
  });

  it('is not hydrated at another address or with a query that matters', () => {
    for (const [address, dataset] of [
      ['/show/301', { address: '/' }],
      ['/kinoprogramm-wien', {}],
      ['/show/301/mehr', { pattern: '^/show/[^/]+/?$' }],
      ['/show/301?anzahl=2', { pattern: '^/show/[^/]+/?$' }],
      ['/kinoprogramm-wien?suche=x', list],
      ['/kinoprogramm-wien?utm_source=post&tag=2026-04-16', list],
      ['/kinoprogramm-wien/heute-im-kino', list],
      ['/pspresult', result],
      ['/pspresult?status=paid', result],
      ['/pspresult?orderid=', result],
      ['/pspresult?orderid=%20', result],
      [`/pspresult?orderid=${'1'.repeat(101)}`, result],
    ] as const)
      expect(isHydrated(address, dataset), address).toBe(false);
  });
});

describe('disabling all but one', () => {
  afterEach(() => document.body.replaceChildren());

  it('leaves ancestors of the element enabled, and restores only what it disabled', () => {
    const header = document.createElement('header');
    header.append(document.createElement('nav'), document.createElement('p'));
    document.body.append(header, document.createElement('main'), document.createElement('aside'));
    const find = (name: string) => document.querySelector<HTMLElement>(name)!;
    const inert = () => ['header', 'nav', 'p', 'main', 'aside'].filter((name) => find(name).inert);
    find('aside').inert = true;
    const enable = disableAllBut(find('nav'));
    expect(inert()).toEqual(['p', 'main', 'aside']);
    enable();
    expect(inert()).toEqual(['aside']);
  });
});

const names = ['name', 'message'] as const;

const read = () => readDraft('draft:test', names, 20);

const keep = (value: unknown) => writeDraft('draft:test', JSON.stringify(value));

describe('a draft', () => {
  it('is restored as it was stored, until it is removed', () => {
    expect(read()).toBeUndefined();
    keep({ name: 'Ada', message: 'Servus\nWien' });
    expect(read()).toEqual({ name: 'Ada', message: 'Servus\nWien' });
    forgetDraft('draft:test');
    expect(read()).toBeUndefined();
  });

  it.each([
    ['without any of the fields', { text: 'Ada' }],
    ['a number', { name: 'Ada', message: 1 }],
    ['an object', { name: { toString: 'Ada' }, message: '' }],
    ['null', null],
    ['a list', ['Ada', '']],
    ['a text', 'Ada'],
    ['too long', { name: 'x'.repeat(21), message: '' }],
  ])('that is %s is ignored', (_, value) => {
    keep(value);
    expect(read()).toBeUndefined();
  });

  it('that lacks a field is restored with that field empty', () => {
    keep({ name: 'Ada' });
    expect(read()).toEqual({ name: 'Ada', message: '' });
  });

  it('that is invalid JSON, or has its values from a prototype, is ignored', () => {
    writeDraft('draft:test', '{"name":');
    expect(read()).toBeUndefined();
    writeDraft('draft:test', '{"__proto__":{"name":"Ada","message":""}}');
    expect(read()).toBeUndefined();
  });

  it('has no other fields and no characters that hide or reorder text', () => {
    keep({ name: ' A\u202Eda\u200B ', message: '', password: 'geheim' });
    expect(read()).toEqual({ name: 'Ada', message: '' });
  });

  it('is kept in memory if the storage is full', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    keep({ name: 'Ada', message: '' });
    expect(read()).toEqual({ name: 'Ada', message: '' });
    forgetDraft('draft:test');
  });
});

describe('the tags of the head', () => {
  const page: PageHead = {
    title: 'Wechselgeld – Kino wie Damals',
    description: 'Wie viel du brauchst.',
    canonical: 'https://shop.example/flohmarkt-wien/wechselgeld',
    isHidden: false,
    siteName: 'Kino wie Damals',
    picture: {
      address: 'https://shop.example/teilen/flohmarkt.png',
      alt: 'Stände am Flohmarkt',
      isDrawn: true,
    },
  };

  const all = (selector: string) => document.head.querySelectorAll(selector);

  beforeEach(() => document.head.replaceChildren());

  it('existing tags are changed, never duplicated', () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    Object.assign(meta, { name: 'description', content: 'alt' });
    const link = document.head.appendChild(document.createElement('link'));
    Object.assign(link, { rel: 'canonical', href: 'https://alt.example/' });
    applyHead(page);
    applyHead({ ...page, description: 'Neu.' });
    expect(all('meta[name=description]')).toHaveLength(1);
    expect(all('meta[name=description]')[0]).toHaveAttribute('content', 'Neu.');
    expect(all('link[rel=canonical]')).toHaveLength(1);
    expect(all('link[rel=canonical]')[0]).toHaveAttribute('href', page.canonical);
    expect(all('meta[property="og:title"]')[0]).toHaveAttribute('content', page.title);
    expect(all('meta[property="og:image"]')[0]).toHaveAttribute('content', page.picture.address);
    expect(all('meta[property="og:image:alt"]')[0]).toHaveAttribute('content', page.picture.alt);
  });

  it('a picture that is not drawn for the shop has no size', () => {
    applyHead(page);
    expect(all('meta[property="og:image:width"]')[0]).toHaveAttribute('content', '1200');
    applyHead({ ...page, picture: { address: 'https://bilder.example/golem.jpg', alt: '', isDrawn: false } });
    expect(all('meta[property="og:image"]')[0]).toHaveAttribute(
      'content',
      'https://bilder.example/golem.jpg',
    );
    expect(all('meta[property="og:image:width"], meta[property="og:image:height"]')).toHaveLength(0);
    applyHead(page);
    expect(all('meta[property="og:image:height"]')[0]).toHaveAttribute('content', '630');
  });

  it('a page that is not indexed has a robots tag and no canonical address', () => {
    applyHead(page);
    applyHead({ ...page, canonical: undefined, isHidden: true });
    expect(all('meta[name=robots]')[0]).toHaveAttribute('content', 'noindex');
    expect(all('link[rel=canonical], meta[property="og:url"]')).toHaveLength(0);
    applyHead(page);
    expect(all('meta[name=robots]')).toHaveLength(0);
  });
});

describe('scrolling to an element', () => {
  const frameDuration = 16;

  const above = 96;

  /** Position of the target in the page, and of the window. */
  let targetTop: number | undefined;

  let y = 0;

  let furthest = 10_000;

  let arrivals = 0;

  const target = document.createElement('article');

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
    [targetTop, y, furthest, arrivals] = [5000, 1000, 10_000, 0];
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => y);
    vi.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => {
      y = Math.min(to[1] as number, furthest);
    });
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(
      () => furthest + window.innerHeight,
    );
    target.getBoundingClientRect = () => ({ top: (targetTop ?? 0) - y }) as DOMRect;
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function start(duration = 800) {
    const find = () => (targetTop === undefined ? null : target);
    return scrollTo({ find, duration, above, onArrive: () => (arrivals += 1) });
  }

  const pass = (ms: number) => vi.advanceTimersByTime(ms);

  it('arrives in time and not before, and never overshoots', () => {
    start();
    const positions: number[] = [];
    for (let ms = 0; ms < 800; ms += frameDuration) {
      pass(frameDuration);
      positions.push(y);
    }
    expect(positions).toEqual([...positions].sort((one, other) => one - other));
    expect(positions[10]).toBeGreaterThan(1000);
    expect(positions.at(-2)).toBeLessThan(4904);
    expect(arrivals).toBe(0);
    pass(3 * frameDuration);
    expect(y).toBe(4904);
    expect(arrivals).toBe(1);
  });

  it('follows the target while content before it changes its height', () => {
    start();
    pass(400);
    targetTop = 7000;
    pass(500);
    expect(y).toBe(6904);
    targetTop = 7200;
    pass(2 * frameDuration);
    expect(y, 'shortly after it arrived').toBe(7104);
    expect(arrivals).toBe(1);
  });

  it('does not scroll again after it has ended', () => {
    start();
    pass(1200);
    y = 200;
    pass(1000);
    expect(y).toBe(200);
  });

  it('jumps if the duration is 0', () => {
    start(0);
    pass(frameDuration);
    expect(y).toBe(4904);
    expect(arrivals).toBe(1);
  });

  it('scrolls no further than the page allows', () => {
    furthest = 4000;
    start();
    pass(1000);
    expect(y).toBe(4000);
    expect(arrivals).toBe(1);
  });

  it('waits for a missing target, but not forever', () => {
    targetTop = undefined;
    start();
    pass(1000);
    targetTop = 5000;
    pass(900);
    expect(arrivals).toBe(1);
    targetTop = undefined;
    start();
    pass(4000);
    targetTop = 6000;
    pass(1000);
    expect(arrivals).toBe(1);
  });

  it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends at the visitor’s %s event', (type) => {
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
});

const deny = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe.each([
  ['localStore', localStore, () => localStorage, 'localStorage'],
  ['sessionStore', sessionStore, () => sessionStorage, 'sessionStorage'],
] as const)('%s', (_, store, storage, property) => {
  it('writes, reads and removes', () => {
    expect(store.read('key')).toBeNull();
    expect(store.write('key', 'value')).toBe(true);
    expect(storage().getItem('key')).toBe('value');
    expect(store.read('key')).toBe('value');
    store.remove('key');
    expect(storage().getItem('key')).toBeNull();
    expect(store.read('key')).toBeNull();
  });

  it('keeps values in memory without a storage', () => {
    vi.spyOn(window, property, 'get').mockImplementation(deny);
    expect(store.write('key', 'value')).toBe(false);
    expect(store.read('key')).toBe('value');
    store.remove('key');
    expect(store.read('key')).toBeNull();
  });

  it('prefers a value that could not be stored over an outdated one', () => {
    store.write('key', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    expect(store.write('key', 'new')).toBe(false);
    expect(store.read('key')).toBe('new');
    full.mockRestore();
    expect(store.write('key', 'newest')).toBe(true);
    expect(store.read('key')).toBe('newest');
    expect(storage().getItem('key')).toBe('newest');
  });

  it('detects a storage that silently drops values', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    expect(store.write('key', 'value')).toBe(false);
    expect(store.read('key')).toBe('value');
    store.remove('key');
  });
});

describe('parseJson', () => {
  it.each([
    ['{"a":1}', { a: 1 }],
    ['null', null],
    ['{"a":', undefined],
    ['', undefined],
    [null, undefined],
  ])('reads %j as %j', (text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });
});

describe('a cookie', () => {
  const options = { days: 30, maxBytes: 4096 };

  it('is written, read and removed', () => {
    expect(writeCookie('cart', '{"ä":"; x=1"}', options)).toBe(true);
    expect(readCookie('cart')).toBe('{"ä":"; x=1"}');
    removeCookie('cart');
    expect(readCookie('cart')).toBeUndefined();
  });

  it('is removed, not left stale, if the new value is too long', () => {
    writeCookie('cart', 'small', options);
    expect(writeCookie('cart', 'x'.repeat(4096), options)).toBe(false);
    expect(readCookie('cart')).toBeUndefined();
  });

  it('counts percent-encoding, name and attributes', () => {
    expect(writeCookie('cart', 'x'.repeat(3900), options)).toBe(true);
    expect(writeCookie('cart', '"'.repeat(1400), options)).toBe(false);
    expect(writeCookie('cart', 'x'.repeat(4090), options)).toBe(false);
  });

  it('is lax and valid for the whole site', () => {
    const set = vi.spyOn(Document.prototype, 'cookie', 'set');
    writeCookie('cart', 'x', options);
    expect(set.mock.calls[0]?.[0]).toMatch(/^cart=x; path=\/; expires=.*; sameSite=Lax$/);
  });

  it('that the browser refuses throws no error', () => {
    const reading = vi.spyOn(Document.prototype, 'cookie', 'get').mockImplementation(deny);
    const writing = vi.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(deny);
    expect(writeCookie('cart', 'x', options)).toBe(false);
    expect(readCookie('cart')).toBeUndefined();
    expect(() => removeCookie('cart')).not.toThrow();
    // Two spies on one property must be restored in reverse order.
    writing.mockRestore();
    reading.mockRestore();
  });
});

describe('late work', () => {
  let firstScreen: typeof import('@/shared/browser/firstScreen');
  let waiting: IdleRequestCallback[];

  /** Runs idle callbacks, and those that they request. */
  async function beIdle(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      for (const react of waiting.splice(0)) react({ didTimeout: false, timeRemaining: () => 10 });
      await vi.advanceTimersByTimeAsync(0);
    }
  }

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    waiting = [];
    vi.stubGlobal('requestIdleCallback', (react: IdleRequestCallback) => waiting.push(react));
    vi.stubGlobal('cancelIdleCallback', (handle: number) => (waiting[handle - 1] = () => undefined));
    vi.resetModules();
    firstScreen = await import('@/shared/browser/firstScreen');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('starts when the page is shown, the browser is idle and nothing delays the first screen', async () => {
    const { afterFirstScreen, delayFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react);
    const endRequest = delayFirstScreen();
    await beIdle();
    reportPageShown();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    endRequest();
    await vi.advanceTimersByTimeAsync(0);
    expect(react).not.toHaveBeenCalled();
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('waits for the page even if a request before it has ended', async () => {
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    firstScreen.delayFirstScreen()();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
  });

  it('waits for a delay that begins as another one ends', async () => {
    const { afterFirstScreen, delayFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react);
    reportPageShown();
    const endRender = delayFirstScreen();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    endRender();
    endRender();
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'keydown'])('starts at the first %s event', async (type) => {
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    window.dispatchEvent(new Event(type));
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('starts after the latest time if the first screen never gets its data', async () => {
    const react = vi.fn();
    firstScreen.delayFirstScreen();
    firstScreen.afterFirstScreen(react);
    await vi.advanceTimersByTimeAsync(firstScreenTimeoutMs - 1);
    await beIdle();
    expect(react).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await beIdle();
    expect(react).toHaveBeenCalledOnce();
  });

  it('does not start if it is cancelled before the first screen is ready, or before the browser is idle', async () => {
    const { afterFirstScreen, reportPageShown } = firstScreen;
    const react = vi.fn();
    afterFirstScreen(react)();
    reportPageShown();
    await beIdle();
    const cancel = afterFirstScreen(react);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting).toHaveLength(1);
    cancel();
    await beIdle();
    expect(react).not.toHaveBeenCalled();
  });

  it('starts in a browser without idle callbacks', async () => {
    vi.unstubAllGlobals();
    expect('requestIdleCallback' in window).toBe(false);
    const react = vi.fn();
    firstScreen.afterFirstScreen(react);
    firstScreen.reportPageShown();
    await vi.advanceTimersByTimeAsync(1000);
    expect(react).toHaveBeenCalledOnce();
  });
});

describe('a picture of the page', () => {
  let report: (near: HTMLImageElement[], far?: HTMLImageElement[]) => void;
  const watched = new Set<Element>();

  class FakeObserver {
    constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit) {
      expect(options).toEqual({ rootMargin: '100px' });
      report = (near, far = []) => {
        const entries = [...near, ...far].map((target) => ({
          target,
          isIntersecting: near.includes(target),
        }));
        callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver);
      };
    }

    observe = (target: Element) => void watched.add(target);

    unobserve = (target: Element) => void watched.delete(target);
  }

  function picture(address: string) {
    const image = document.createElement('img');
    image.dataset['src'] = address;
    document.body.append(image);
    return { image, forget: globalThis.showWhenNear!(image) };
  }

  const addressOf = (image: HTMLImageElement) => image.getAttribute('src');

  beforeEach(() => {
    watched.clear();
    vi.stubGlobal('IntersectionObserver', FakeObserver);
    document.body.replaceChildren();
    stopTime();
    watchPictures();
  });

  it('that is near when inserted loads immediately, also while the page scrolls', () => {
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

  it('that comes near loads 300 ms after the last scrolling, unless it has left again', async () => {
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

  it('that comes near without scrolling loads immediately', () => {
    const { image } = picture('/1.jpg');
    report([], [image]);
    report([image]);
    expect(addressOf(image)).toBe('/1.jpg');
  });

  it('that the page has shown before loads immediately', () => {
    report([picture('/1.jpg').image]);
    expect(addressOf(picture('/1.jpg').image)).toBe('/1.jpg');
  });

  it('loads for printing', () => {
    const { image } = picture('/1.jpg');
    report([], [image]);
    window.dispatchEvent(new Event('beforeprint'));
    expect(addressOf(image)).toBe('/1.jpg');
  });

  it('that left the page without a word is forgotten with the next one', () => {
    const [left, stays] = [picture('/1.jpg').image, picture('/2.jpg').image];
    report([], [left, stays]);
    left.remove();
    const next = picture('/3.jpg').image;
    report([], [next]);
    expect([...watched]).toEqual([stays, next]);
    window.dispatchEvent(new Event('beforeprint'));
    expect([left, stays, next].map(addressOf)).toEqual([null, '/2.jpg', '/3.jpg']);
  });

  it('that is removed is no longer observed', async () => {
    const { image, forget } = picture('/1.jpg');
    report([], [image]);
    window.dispatchEvent(new Event('scroll'));
    report([image]);
    forget();
    await passTime(300);
    expect(addressOf(image)).toBeNull();
    expect(watched.size).toBe(0);
  });
});
