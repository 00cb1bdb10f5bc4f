import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { programmeCache } from '@/serviceWorker/files';
import { startWorker } from './startWorker';

let worker: Awaited<ReturnType<typeof startWorker>>;

beforeAll(async () => {
  worker = await startWorker([
    'shell.html',
    'shells/show.html',
    'shells/payment.html',
    'index.html',
    'kinoprogramm-wien.html',
    'assets/index-0123abcd.js',
    'assets/list-0123abcd.css',
  ]);
});

beforeEach(() => worker.reset());

const navigation = { mode: 'navigate' };
const textOf = async (response: Promise<Response | undefined>) => (await response)?.text();
const page = (address: string) => textOf(worker.responseTo(address, navigation));

const html = (body: string, status = 200) =>
  new Response(`<head>${body}</head>`, { status, headers: { 'content-type': 'text/html' } });
const offline = () => worker.network.mockRejectedValue(new TypeError('Failed to fetch'));

test('a page load returns the page, its shell or the empty page from the precache without a request', async () => {
  for (const [address, file] of [
    ['/', '/index.html'],
    ['/kinoprogramm-wien', '/kinoprogramm-wien.html'],
    ['/kinoprogramm-wien/?prebooking=1', '/kinoprogramm-wien.html'],
    ['/show/42?x=1', '/shells/show.html'],
    ['/bezahlung/abc', '/shells/payment.html'],
    ['/cart', '/shell.html'],
  ] as const)
    expect(await page(address), address).toBe(file);
  expect(worker.network).not.toHaveBeenCalled();
});

const text = '/flohmarkt-wien/regen';

test('an information page comes from the server, or from the cache when offline', async () => {
  const built = '<script src="/assets/index-0123abcd.js"></script><link href="/assets/texts/regen-1.js">';
  worker.network.mockResolvedValueOnce(html(built));
  expect(await page(text)).toContain(built);
  offline();
  expect(await page(text)).toContain(built);
  await worker.dispatch('activate');
  expect(await page(text)).toBe('/shell.html');
});

test('a page of another build, whose files would be missing offline, and one that is not part of the shop are returned but not cached', async () => {
  worker.network.mockResolvedValueOnce(html('<script src="/assets/index-89abcdef.js"></script>'));
  expect(await page(text)).toContain('89abcdef');
  worker.network.mockResolvedValueOnce(html('Testzahlung'));
  expect(await page('/bezahlen/10001')).toContain('Testzahlung');
  expect(worker.cachedPaths()).toEqual([]);
});

test('a page load returns the empty page when offline and with the status 404 or 502, and caches nothing', async () => {
  for (const status of [404, 502]) {
    worker.network.mockResolvedValue(html('Bad Gateway', status));
    expect(await page('/gibt-es-nicht'), String(status)).toBe('/shell.html');
  }
  offline();
  for (const address of [text, '/gibt-es-nicht']) expect(await page(address), address).toBe('/shell.html');
  expect(worker.cachedPaths()).toEqual([]);
});

test('assets of the build come from the precache', async () => {
  expect(await textOf(worker.responseTo('/assets/index-0123abcd.js'))).toBe('/assets/index-0123abcd.js');
});

test('the code of an information page is cached at its first use, but an HTML response instead of it is not', async () => {
  const code = '/assets/texts/regen-1.js';
  worker.network.mockResolvedValueOnce(html('Start'));
  await worker.responseTo(code);
  expect(worker.cachedPaths()).toEqual([]);
  worker.network.mockResolvedValueOnce(
    new Response('export {}', { headers: { 'content-type': 'text/javascript' } }),
  );
  await worker.responseTo(code);
  offline();
  expect(await textOf(worker.responseTo(code))).toBe('export {}');
});

test('details, writes, announcements, other hosts, files of other builds and the worker itself are not handled and not cached', async () => {
  for (const [path, request] of [
    ['/rest/show/getShowDetailData?showid=1', {}],
    ['/rest/movie/getMovieDetailData?movieid=1', {}],
    ['/rest/voucher/validateVoucher', {}],
    ['/rest/order/orderStorno?orderHeadId=1', {}],
    ['/rest/order/orderStorno?orderHeadId=1', navigation],
    ['/rest/order/saveOrder', { method: 'POST' }],
    ['/rest/show/getCurrentShows', { method: 'POST' }],
    ['https://elsewhere.example/rest/show/getCurrentShows?s1=fetch', {}],
    ['/assets/index-ffffffff.js', {}],
    ['/sw.js', {}],
    ['/durchsage.json', {}],
    // Staff open it to see whether it is right.
    ['/durchsage.json', navigation],
    ['/kalender/kino.ics', { method: 'HEAD' }],
    ['/kalender/kino.ics', navigation],
    ['/pspresult', { ...navigation, method: 'POST' }],
  ] as const)
    expect(await worker.responseTo(path, request), path).toBeUndefined();
  expect(worker.cachedPaths()).toEqual([]);
});

test('a new worker waits for the message SKIP_WAITING', async () => {
  await worker.dispatch('message', { data: null });
  await worker.dispatch('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache: [] } } });
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});

describe('the programme', () => {
  const shows = '/rest/show/getCurrentShows?s1=fetch&showtype=kino';
  const upcoming = '/rest/movie/getUpcomingMovies';
  const storedAt = Date.UTC(2026, 3, 16, 10);
  const day = 24 * 60 * 60 * 1000;

  const json = (status = 200) => Response.json({ dataEntries: [] }, { status });
  const broken = () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
  const request = async (path: string) => (await worker.responseTo(path))!;

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: storedAt }));

  afterEach(() => void vi.useRealTimers());

  async function storeOne(path: string): Promise<void> {
    worker.network.mockResolvedValueOnce(json());
    expect(await (await request(path)).json()).toEqual({ dataEntries: [] });
    vi.setSystemTime(storedAt + day);
  }

  test('an offline request for a list returns its last response with its time, and no other list', async () => {
    for (const path of [shows, upcoming]) {
      vi.setSystemTime(storedAt);
      await storeOne(path);
      offline();
      expect(await (await request(path)).json(), path).toEqual({ dataEntries: [], asOf: storedAt });
    }
    await expect(request('/rest/show/getCurrentShows?s1=fetch&showtype=flohmarkt')).rejects.toThrow();
  });

  test('a stored response has the time of the host, and its age is measured by the device clock, which may be wrong', async () => {
    const hostTime = storedAt - 3 * 365 * day;
    const headers = { date: new Date(hostTime).toUTCString() };
    worker.network.mockResolvedValueOnce(Response.json({ dataEntries: [] }, { headers }));
    await request(shows);
    vi.setSystemTime(storedAt + day);
    offline();
    const stored = await request(shows);
    expect(await stored.json()).toEqual({ dataEntries: [], asOf: hostTime });
    // The app would set its clock to this header.
    expect(stored.headers.get('date')).toBeNull();
  });

  test('a server error returns the stored response, or the error if none is stored', async () => {
    worker.network.mockImplementation(() => Promise.resolve(json(503)));
    expect((await request(shows)).status).toBe(503);
    await storeOne(shows);
    expect(await (await request(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt });
  });

  test('a newer response replaces the stored one', async () => {
    await storeOne(shows);
    worker.network.mockResolvedValueOnce(json());
    await request(shows);
    offline();
    expect(await (await request(shows)).json()).toEqual({ dataEntries: [], asOf: storedAt + day });
  });

  test('a response expires after a week', async () => {
    await storeOne(shows);
    vi.setSystemTime(storedAt + 7 * day);
    offline();
    await expect(request(shows)).rejects.toThrow();
  });

  test('an HTML page and a list with the status 401 or 202 are returned and not stored', async () => {
    for (const respond of [broken, () => json(401), () => json(202)]) {
      worker.network.mockImplementation(() => Promise.resolve(respond()));
      expect((await request(shows)).status).toBe(respond().status);
      expect(worker.stored(programmeCache)).toEqual([]);
    }
  });
});
