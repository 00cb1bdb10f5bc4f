import { Suspense, use, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayClicks } from '@/prehydrate/replayClicks';
import { appDelayMs, fastResponseMs, fontTimeoutMs, scriptLoadTimeoutMs } from '@/shared/config/constants';
import { takeProblems } from '@test/support/problems';
import { button } from '@test/support/screenQueries';

// First, because each run of the head's script below replays clicks, too.
describe('a click before hydration', () => {
  const page = document.documentElement;
  const onClick = vi.fn();

  /** Replaces the content with HTML that is not hydrated. */
  function show(root: HTMLElement, html: string): void {
    root.replaceChildren(...new DOMParser().parseFromString(`<body>${html}`, 'text/html').body.childNodes);
  }

  function prerender(content: ReactNode): HTMLElement {
    const root = document.createElement('div');
    show(root, renderToString(content));
    document.body.append(root);
    return root;
  }

  /** Waits longer than the delay between retries. */
  const wait = () => act(() => vi.advanceTimersByTimeAsync(100));

  const remind = (handler: () => void = onClick) => (
    <button type="button" onClick={handler}>
      Vormerken
    </button>
  );

  /** The same button as a prehydrated card contains it. */
  const prehydrated = '<button type="button">Vormerken</button>';

  replayClicks();

  beforeEach(() => {
    vi.useFakeTimers();
    onClick.mockClear();
  });

  afterEach(() => {
    vi.useRealTimers();
    delete page.dataset['hydrated'];
    document.body.replaceChildren();
  });

  it('is replayed once, after hydration', async () => {
    const root = prerender(remind());
    button('Vormerken').click();
    button('Vormerken').click();
    await wait();
    expect(button('Vormerken')).toHaveAttribute('aria-busy', 'true');
    await act(() => hydrateRoot(root, remind()));
    // Only React's development build reports an unknown attribute.
    expect(takeProblems()).toEqual([expect.stringContaining('aria-busy')]);
    expect(onClick).not.toHaveBeenCalled();
    await wait();
    expect(onClick).toHaveBeenCalledOnce();
    expect(button('Vormerken')).not.toHaveAttribute('aria-busy');
    await wait();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is handled once when React hydrates the button because of it', async () => {
    const root = prerender(<Suspense>{remind()}</Suspense>);
    hydrateRoot(root, <Suspense>{remind()}</Suspense>);
    await act(() => Promise.resolve(button('Vormerken').click()));
    await wait();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('on a button beside a suspended component is replayed', async () => {
    let load: () => void = () => undefined;
    const pending = new Promise<void>((resolve) => {
      load = resolve;
    });
    function Lazy() {
      use(pending);
      return <p>Da</p>;
    }
    const content = (lazy: ReactNode) => (
      <Suspense>
        {remind()}
        {lazy}
      </Suspense>
    );
    const root = prerender(content(<p>Da</p>));
    await act(() => hydrateRoot(root, content(<Lazy />)));
    await act(() => Promise.resolve(button('Vormerken').click()));
    await wait();
    expect(onClick).not.toHaveBeenCalled();
    await act(() => Promise.resolve(load()));
    await wait();
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('is replayed on the button with the same position among equal buttons', async () => {
    const clicked: number[] = [];
    const root = prerender(null);
    show(root, prehydrated + prehydrated);
    screen.getAllByRole('button')[1]?.click();
    root.replaceChildren();
    await wait();
    const content = [0, 1].map((index) => <div key={index}>{remind(() => clicked.push(index))}</div>);
    show(root, renderToString(content));
    await act(() => hydrateRoot(root, content));
    await wait();
    expect(clicked).toEqual([1]);
  });

  it('is not replayed on a button that differs', async () => {
    const root = prerender(null);
    show(root, prehydrated);
    button('Vormerken').click();
    const marked = (
      <button type="button" aria-pressed onClick={onClick}>
        Vormerken
      </button>
    );
    show(root, renderToString(marked));
    await act(() => hydrateRoot(root, marked));
    page.dataset['hydrated'] = '';
    await wait();
    expect(onClick).not.toHaveBeenCalled();
    // An equal button that is rendered later gets no click.
    root.replaceChildren();
    const later = prerender(remind());
    await act(() => hydrateRoot(later, remind()));
    await wait();
    expect(onClick).not.toHaveBeenCalled();
  });

  it('is dropped when a link is clicked afterwards', async () => {
    const content = (
      <>
        {remind()}
        <a href="#weiter">Weiter</a>
      </>
    );
    const root = prerender(content);
    button('Vormerken').click();
    screen.getByRole('link').click();
    await act(() => hydrateRoot(root, content));
    await wait();
    expect(onClick).not.toHaveBeenCalled();
  });

  const point = (target: Element, type: string, key = 0) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, button: key }));

  it.each([
    ['that started on a prehydrated button and ends on its replacement is replayed', 0, 1],
    ['with another button of the mouse is ignored', 2, 0],
  ])('%s', async (_, key, times) => {
    const root = prerender(null);
    show(root, prehydrated);
    point(button('Vormerken'), 'pointerdown', key);
    show(root, renderToString(remind()));
    await act(() => hydrateRoot(root, remind()));
    point(button('Vormerken'), 'pointerup', key);
    await wait();
    expect(onClick).toHaveBeenCalledTimes(times);
  });

  it('is not repeated after a click on a hydrated button', async () => {
    const root = prerender(remind());
    await act(() => hydrateRoot(root, remind()));
    point(button('Vormerken'), 'pointerdown');
    point(button('Vormerken'), 'pointerup');
    await act(() => Promise.resolve(button('Vormerken').click()));
    await wait();
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('the script of the head', () => {
  const request = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));

  /** Adds a script element with the files that the head script adds. */
  function addFiles(files: Record<'app' | 'stylesheets', string>): void {
    const script = document.createElement('script');
    Object.assign(script.dataset, files);
    document.head.append(script);
  }

  /** Runs the head script on a page with these attributes and returns the addresses of its requests. */
  async function requestsAt(address: string, data: Record<string, string>): Promise<string[]> {
    window.history.replaceState(null, '', address);
    const { dataset } = document.documentElement;
    for (const name of Object.keys(dataset)) delete dataset[name];
    Object.assign(dataset, data);
    vi.resetModules();
    await import('@/prehydrate/head');
    return Object.keys(globalThis.earlyResponses ?? {});
  }

  beforeEach(() => {
    document.head.replaceChildren();
    request.mockClear();
    vi.stubGlobal('fetch', request);
    globalThis.earlyResponses = undefined;
  });

  const list = { address: '/automarkt', request: '/rest/show/getCurrentShows?s1=fetch&showtype=automarkt' };
  const show = {
    pattern: '^/show/[^/]+/?$',
    request: '/rest/show/getShowDetailData?showidentifier=*',
    requestById: '/rest/show/getShowDetailData?showid=*',
  };
  const result = {
    address: '/pspresult',
    query: 'orderid',
    request: '/rest/order/paymentStatus?orderid=*',
    requestById: '/rest/order/paymentStatus?orderid=*',
  };

  const options = (headers = {}) => ({
    cache: 'no-store',
    credentials: 'include',
    window: null,
    headers,
    signal: expect.any(AbortSignal) as AbortSignal,
  });

  it('sends the first request of the app, and none where that is not certain', async () => {
    for (const [address, data, expected] of [
      ['/automarkt', list, list.request],
      ['/automarkt/?utm_source=post', list, list.request],
      ['/automarkt?free=1', { ...list, query: 'free' }, list.request],
      ['/show/301', show, '/rest/show/getShowDetailData?showid=301'],
      ['/show/der-general_2026.1/', show, '/rest/show/getShowDetailData?showidentifier=der-general_2026.1'],
      ['/pspresult?orderid=42', result, '/rest/order/paymentStatus?orderid=42'],
      ['/pspresult/?status=paid&orderid=A-42', result, '/rest/order/paymentStatus?orderid=A-42'],
    ] as const) {
      expect(await requestsAt(address, data), address).toEqual([expected]);
      expect(request, address).toHaveBeenCalledExactlyOnceWith(expected, options());
      request.mockClear();
      globalThis.earlyResponses = undefined;
    }
    for (const [address, data] of [
      ['/automarkt?tag=2026-04-18', list],
      ['/kino/faqs', list],
      ['/automarkt', { address: '/automarkt' }],
      ['/show/007', show],
      ['/show/f%C3%BCr-alle', show],
      ['/show/301/mehr', show],
      ['/pspresult', result],
      ['/pspresult?orderid=a%26b', result],
    ] as const)
      expect(await requestsAt(address, data), address).toEqual([]);
    expect(request).not.toHaveBeenCalled();
  });

  it('sends the headers that every request of the app has', async () => {
    const headers = { Authorization: 'Basic eDp5' };
    await requestsAt('/automarkt', { ...list, headers: JSON.stringify(headers) });
    expect(request).toHaveBeenCalledExactlyOnceWith(list.request, options(headers));
  });

  it('reports no unhandled rejection when the request fails', async () => {
    request.mockRejectedValueOnce(new TypeError('offline'));
    await requestsAt('/automarkt', list);
    await expect(globalThis.earlyResponses?.[list.request]).rejects.toThrow('offline');
  });

  describe('the app', () => {
    const slow = { requestStart: 400, responseStart: 400 + fastResponseMs };
    const fast = { ...slow, responseStart: slow.responseStart - 1 };
    const addressesOf = (selector: string) =>
      [...document.head.querySelectorAll(selector)].map(
        (element) => element.getAttribute('src') ?? element.getAttribute('href'),
      );
    const added = () => addressesOf('script[src^="/assets/"], link[rel="stylesheet"]');
    const preloaded = () => addressesOf('link[rel="modulepreload"]');
    const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];

    /** Runs the head script, and then what it does when the page is parsed. */
    async function parse(navigation: object, isPrehydrated = false): Promise<void> {
      vi.useFakeTimers();
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as PerformanceNavigationTiming]);
      vi.stubGlobal('navigator', { ...navigator, connection: undefined });
      const script = document.createElement('script');
      script.src = '/prehydration.js';
      if (isPrehydrated) document.head.append(script);
      const listen = vi.spyOn(document, 'addEventListener');
      addFiles({
        app: '/assets/a.js /assets/b.js',
        stylesheets: '/assets/a.css /assets/b.css /assets/c.css',
      });
      await requestsAt('/automarkt', list);
      await vi.advanceTimersByTimeAsync(appDelayMs);
      expect(added()).toEqual([]);
      const [, onParsed] = listen.mock.calls.find(([type]) => type === 'DOMContentLoaded') ?? [];
      (onParsed as () => void)();
    }
    afterEach(() => {
      vi.useRealTimers();
    });

    it.each([
      ['on a fast line', fast, true],
      ['without prehydration', slow, false],
    ])('is added after the request, once the page is parsed, %s', async (_, navigation, isPrehydrated) => {
      await parse(navigation, isPrehydrated);
      await vi.advanceTimersByTimeAsync(0);
      expect(request).toHaveBeenCalledOnce();
      expect(added()).toEqual([
        '/assets/a.js',
        '/assets/b.js',
        ...['a', 'b', 'c'].map((name) => `/assets/${name}.css`),
      ]);
      expect(document.head.querySelectorAll('script[type="module"]')).toHaveLength(2);
    });

    it.each([
      ['at once on a slow line', slow, false, ['/assets/a.js', '/assets/b.js']],
      ['not before the fonts on a fast line', fast, false, []],
      ['not before prehydration', slow, true, []],
    ])('is requested %s', async (_, navigation, isPrehydrated, expected) => {
      await parse(navigation, isPrehydrated);
      expect(preloaded()).toEqual(expected);
    });

    it('leaves a slow line to prehydration at first', async () => {
      await parse(slow, true);
      await vi.advanceTimersByTimeAsync(appDelayMs - 1);
      expect(added()).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(added()).toHaveLength(5);
    });

    it('starts even if something else in the head fails', async () => {
      request.mockImplementationOnce(() => {
        throw new TypeError('refused');
      });
      await expect(parse(fast)).rejects.toThrow('refused');
      const starts = vi
        .mocked(document.addEventListener)
        .mock.calls.filter(([type]) => type === 'DOMContentLoaded');
      expect(starts).toHaveLength(1);
    });

    it.each([
      ['explains it, in its own words if the explanation does not load, if it has not started', false],
      ['leaves failures of other scripts to it if it has started', true],
    ])('%s', async (_, isStarted) => {
      document.body.replaceChildren();
      await parse(fast);
      await vi.advanceTimersByTimeAsync(0);
      const [first, last] = document.head.querySelectorAll<HTMLScriptElement>('script[type="module"]');
      const explanation = () => document.head.querySelector<HTMLScriptElement>('[src^="/without-app.js?"]');
      last?.dispatchEvent(new Event('error'));
      expect(explanation()).toBeNull();
      if (isStarted) document.documentElement.dataset['start'] = 'done';
      first?.dispatchEvent(new Event('load'));
      await vi.advanceTimersByTimeAsync(0);
      expect(explanation() === null).toBe(isStarted);
      await vi.advanceTimersByTimeAsync(scriptLoadTimeoutMs);
      expect(document.head.querySelectorAll('[src^="/without-app.js?"]')).toHaveLength(isStarted ? 0 : 1);
      explanation()?.dispatchEvent(new Event('error'));
      expect(document.body.textContent?.includes('Bitte lade diese Seite neu.')).toBe(!isStarted);
    });

    it.each(['load', 'error'])(
      'applies the other stylesheets after the first one, on its event %s',
      async (end) => {
        await parse(fast);
        await vi.advanceTimersByTimeAsync(0);
        expect(links().map(({ media }) => media)).toEqual(['all', 'not all', 'not all']);
        links()[0]?.dispatchEvent(new Event(end));
        expect(links().map(({ media }) => media)).toEqual(['all', 'all', 'all']);
      },
    );
  });

  describe('the script with the web fonts', () => {
    const fonts = '/assets/fonts-2.js';
    const fast = { requestStart: 400, responseStart: 400 + fastResponseMs - 1 };
    const script = () => document.head.querySelector<HTMLScriptElement>(`script[src="${fonts}"]`);
    const canAddFonts = () => document.documentElement.dataset['fonts'] !== '';

    let idle: () => void;

    async function visit(navigation: object, connection?: object) {
      vi.useFakeTimers();
      vi.stubGlobal('requestIdleCallback', (react: () => void) => (idle = react));
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation as PerformanceNavigationTiming]);
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      await requestsAt('/kino/faqs', { address: '/kino/faqs', fonts });
    }
    afterEach(() => {
      vi.useRealTimers();
      Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
    });

    it.each([
      ['a browser without such information', undefined],
      ['a fast line', { effectiveType: '4g', saveData: false }],
    ])('delays the first paint in %s', async (_, connection) => {
      await visit(fast, connection);
      expect(script()?.outerHTML).toBe(
        `<script crossorigin="" type="module" blocking="render" fetchpriority="high" src="${fonts}"></script>`,
      );
    });

    it.each([
      ['the response was slow', { ...fast, responseStart: 400 + fastResponseMs }, undefined],
      ['the line is slow', fast, { effectiveType: '3g' }],
      ['the visitor saves data', fast, { effectiveType: '4g', saveData: true }],
    ])('is not loaded if %s', async (_, navigation, connection) => {
      await visit(navigation, connection);
      expect(script()).toBeNull();
    });

    const hasArrived = (isThere: boolean) =>
      vi.spyOn(performance, 'getEntriesByName').mockReturnValue(isThere ? [{} as PerformanceEntry] : []);

    it('is dropped if it has not arrived in time, and adds no fonts after the first frame', async () => {
      await visit(fast);
      hasArrived(false);
      await vi.advanceTimersByTimeAsync(fontTimeoutMs);
      expect([script() === null, canAddFonts()]).toEqual([false, true]);
      idle();
      expect([script() === null, canAddFonts()]).toEqual([true, true]);
      vi.advanceTimersToNextFrame();
      expect(canAddFonts()).toBe(false);
    });

    it('stays if it has arrived in time, also if a busy browser notices it only when it is idle', async () => {
      await visit(fast);
      await vi.advanceTimersByTimeAsync(fontTimeoutMs);
      hasArrived(true);
      idle();
      vi.advanceTimersToNextFrame();
      expect([script() === null, canAddFonts()]).toEqual([false, true]);
    });
  });

  describe('the room of a ticket on the home page', () => {
    const room = () => document.documentElement.style.getPropertyValue('--ticket-room');

    it.each([
      ['is reserved on the day of a film', -1, 60_000, '2'],
      ['is smaller for a market', -1, 60_000, '1', '1'],
      ['is not reserved before', 60_000, 120_000, ''],
      ['is not reserved after the end', -120_000, 0, ''],
      ['is not reserved where the storage contains something else', 'x', null, ''],
    ])('%s', async (_, from, until, expected, ...rooms) => {
      document.documentElement.style.removeProperty('--ticket-room');
      const times = [from, until].map((time) => (typeof time === 'number' ? Date.now() + time : time));
      localStorage.setItem('ticketTimes', JSON.stringify([[...times, ...rooms]]));
      await requestsAt('/', {});
      expect(room()).toBe(expected);
    });
  });
});
