import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startOf, blockedTime, serialTrips } from '../../bench/startup/figuresOfLoading.mjs';
import { startShopServer } from '../../bench/startup/shopServer.mjs';
import { slowLine } from '../../bench/startup/slowLine.mjs';
import { folderWith } from './folders';

describe('the figures of a first visit', () => {
  const file = (path: string, start: number, end: number, isBlocking = false) => ({
    path,
    start,
    end,
    bytes: 100,
    isBlocking,
  });

  it.each([
    [0, []],
    [1, [[0, 10]]],
    [
      1,
      [
        [0, 10],
        [5, 12],
        [9, 20],
      ],
    ],
    [
      3,
      [
        [0, 10],
        [10, 20],
        [11, 25],
        [20, 30],
      ],
    ],
  ])('count %d serial round trips', (trips, times) => {
    expect(serialTrips(times.map(([start = 0, end = 0]) => ({ start, end })))).toBe(trips);
  });

  it('sum the time of tasks beyond 50 ms after the first contentful paint', () => {
    const tasks = [
      { start: 10, duration: 500 },
      { start: 100, duration: 60 },
      { start: 300, duration: 90 },
    ];
    expect(blockedTime(tasks, 100)).toBe(50);
  });

  it('count the requests that ended before the content, and not the others', () => {
    const start = startOf({
      found: 990,
      painted: 1000,
      largest: [400, 600, 1010],
      shift: 0.001,
      tasks: [],
      firstPaint: 380,
      firstContentful: 390,
      page: [file('/', 0, 300)],
      fetched: [
        file('/assets/start.css', 300, 350, true),
        file('/assets/start.js', 305, 700),
        file('/assets/figtree.woff2', 350, 900),
        file('/rest/show/getCurrentShows', 310, 950),
        file('/assets/other.js', 960, 1400),
        file('/assets/late.js', 1100, 1500),
      ],
    });
    expect(start).toMatchObject({
      content: 1000,
      shell: 600,
      largest: 1010,
      trips: 2,
      requests: 5,
      blocking: 1,
    });
    expect(start).toMatchObject({ html: 100, script: 200, allScript: 300, styles: 100 });
  });

  it('separate files of the page from those that are prefetched for other pages', () => {
    const times = { found: 900, painted: 1000, firstPaint: 380, firstContentful: 390 };
    const loading = {
      ...times,
      largest: [400],
      shift: 0,
      tasks: [],
      page: [file('/cart', 0, 300)],
      fetched: [
        file('/assets/start.css', 300, 350),
        file('/assets/search.css', 500, 700),
        file('/assets/CartScreen.js', 300, 600),
        // Starts after the content is in the DOM, which therefore does not depend on it.
        file('/sandbox/poster.svg', 950, 990),
        file('/assets/consent.css', 1100, 1500),
        file('/assets/HomeScreen.css', 1100, 1500),
      ],
    };
    const own = new Set(['/assets/start.css', '/assets/CartScreen.js', '/assets/consent.css']);
    expect(startOf(loading, own)).toMatchObject({ requests: 4, ahead: 1, styles: 200, allStyles: 400 });
    expect(startOf(loading)).toMatchObject({ requests: 4, ahead: 0, styles: 400, allStyles: 400 });
  });

  it('use the largest paint if the content is part of the HTML', () => {
    const empty = { shift: 0, tasks: [], page: [], fetched: [] };
    const at = { found: 200, painted: 230, largest: [400, 600], firstPaint: 390, firstContentful: 400 };
    expect(startOf({ ...empty, ...at })).toMatchObject({ shell: 600, content: 390 });
  });
});

describe('slowLine', () => {
  it('delays each response and sends them one after the other', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const line = slowLine({ latency: 20, bitsPerSecond: 80_000 });
    const startedAt = performance.now();
    const ends = Promise.all(
      [1000, 1000].map(async (bytes) => {
        await line(bytes);
        return performance.now() - startedAt;
      }),
    );
    await vi.runAllTimersAsync();
    // 20 ms of latency, and 100 ms per response.
    expect(await ends).toEqual([120, 220]);
  });
});

describe('startShopServer', () => {
  it('serves compressed files with cache headers, 404 for missing files, and the sandbox as the backend', async () => {
    const folder = folderWith({
      'index.html': '<main>home</main>',
      'shells/show.html': '<div>shell</div>',
      'kino.html': '<main>kino</main>',
      'assets/start.js': 'start()',
    });
    const server = await startShopServer(folder);
    onTestFinished(() => server.close());
    const get = (path: string) => fetch(server.origin + path, { headers: { 'Accept-Encoding': 'br' } });
    const texts = await Promise.all(
      ['/', '/kino', '/show/1', '/assets/start.js'].map(async (path) => (await get(path)).text()),
    );
    expect(texts).toEqual(['<main>home</main>', '<main>kino</main>', '<div>shell</div>', 'start()']);
    const headersOf = async (path: string) => {
      const { headers } = await get(path);
      return [headers.get('Content-Encoding'), headers.get('Cache-Control')];
    };
    expect(await headersOf('/assets/start.js')).toEqual(['br', 'public, max-age=31536000, immutable']);
    expect(await headersOf('/kino')).toEqual(['br', 'no-cache']);
    expect((await get('/assets/gone.js')).status).toBe(404);
    server.pages.set('/references/react', { type: 'text/html', body: '<h1>React</h1>' });
    expect(await (await get('/references/react')).text()).toBe('<h1>React</h1>');
    const programme = await get('/rest/show/getCurrentShows?s1=fetch');
    expect(programme.headers.get('Content-Encoding')).toBe('br');
    expect((await programme.json()).dataEntries.length).toBeGreaterThan(0);
  });
});
