import { beforeAll, beforeEach, expect, test } from 'vitest';
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

test.each([
  ['/', '/index.html'],
  ['/kinoprogramm-wien', '/kinoprogramm-wien.html'],
  ['/kinoprogramm-wien/?prebooking=1', '/kinoprogramm-wien.html'],
  ['/show/42?x=1', '/shells/show.html'],
  ['/bezahlung/abc', '/shells/payment.html'],
  ['/cart', '/shell.html'],
])('a page load at %s returns %s from the precache without a request', async (address, file) => {
  expect(await page(address)).toBe(file);
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

test('a page of another build is returned but not cached, because its files would be missing offline', async () => {
  worker.network.mockResolvedValueOnce(html('<script src="/assets/index-89abcdef.js"></script>'));
  expect(await page(text)).toContain('89abcdef');
  expect(worker.cachedPaths()).toEqual([]);
});

test('a page that is not part of the shop is returned but not cached', async () => {
  worker.network.mockResolvedValueOnce(html('Testzahlung'));
  expect(await page('/bezahlen/10001')).toContain('Testzahlung');
  expect(worker.cachedPaths()).toEqual([]);
});

test.each([text, '/gibt-es-nicht'])(
  'a page load at %s returns the empty page when offline',
  async (address) => {
    offline();
    expect(await page(address)).toBe('/shell.html');
  },
);

test.each([404, 502])(
  'a page load with status %d returns the empty page and is not cached',
  async (status) => {
    worker.network.mockResolvedValue(html('Bad Gateway', status));
    expect(await page('/gibt-es-nicht')).toBe('/shell.html');
    expect(worker.cachedPaths()).toEqual([]);
  },
);

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

test.each([
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
  ['/pspresult', { ...navigation, method: 'POST' }],
])('%s %o is not handled and not cached', async (path, request) => {
  expect(await worker.responseTo(path, request)).toBeUndefined();
  expect(worker.cachedPaths()).toEqual([]);
});

test('a new worker waits for the message SKIP_WAITING', async () => {
  await worker.dispatch('message', { data: null });
  await worker.dispatch('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache: [] } } });
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});
