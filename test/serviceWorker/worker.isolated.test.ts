import { beforeAll, beforeEach, expect, test } from 'vitest';
import { startWorker } from './workerUnderTest';

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

beforeEach(() => worker.begin());

const navigation = { mode: 'navigate' };
const textOf = async (answer: Promise<Response | undefined>) => (await answer)?.text();
const page = (address: string) => textOf(worker.answerTo(address, navigation));

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
])('a page load at %s is answered with %s of the build, and nothing is asked', async (address, file) => {
  expect(await page(address)).toBe(file);
  expect(worker.network).not.toHaveBeenCalled();
});

const text = '/flohmarkt-wien/regen';

test('the page of a text comes from the server, and is there without one', async () => {
  const built = '<script src="/assets/index-0123abcd.js"></script><link href="/assets/texts/regen-1.js">';
  worker.network.mockResolvedValueOnce(html(built));
  expect(await page(text)).toContain(built);
  offline();
  expect(await page(text)).toContain(built);
  await worker.dispatch('activate');
  expect(await page(text)).toBe('/shell.html');
});

test('the page of another build is shown, but not kept: its files would be missing offline', async () => {
  worker.network.mockResolvedValueOnce(html('<script src="/assets/index-89abcdef.js"></script>'));
  expect(await page(text)).toContain('89abcdef');
  expect(worker.kept()).toEqual([]);
});

test('a page that is none of the shop’s is shown, but not kept', async () => {
  worker.network.mockResolvedValueOnce(html('Testzahlung'));
  expect(await page('/bezahlen/10001')).toContain('Testzahlung');
  expect(worker.kept()).toEqual([]);
});

test.each([text, '/gibt-es-nicht'])('%s without a server is the empty page', async (address) => {
  offline();
  expect(await page(address)).toBe('/shell.html');
});

test.each([404, 502])('so it is where the server answers with %d, which is not kept', async (status) => {
  worker.network.mockResolvedValue(html('Bad Gateway', status));
  expect(await page('/gibt-es-nicht')).toBe('/shell.html');
  expect(worker.kept()).toEqual([]);
});

test('the assets of the build come from the store', async () => {
  expect(await textOf(worker.answerTo('/assets/index-0123abcd.js'))).toBe('/assets/index-0123abcd.js');
});

test('the code of a text is kept when it was used; what a server sends in its place is not', async () => {
  const code = '/assets/texts/regen-1.js';
  worker.network.mockResolvedValueOnce(html('Start'));
  await worker.answerTo(code);
  expect(worker.kept()).toEqual([]);
  worker.network.mockResolvedValueOnce(
    new Response('export {}', { headers: { 'content-type': 'text/javascript' } }),
  );
  await worker.answerTo(code);
  offline();
  expect(await textOf(worker.answerTo(code))).toBe('export {}');
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
])('%s %o is left to the network and not stored', async (path, request) => {
  expect(await worker.answerTo(path, request)).toBeUndefined();
  expect(worker.kept()).toEqual([]);
});

test('a new worker waits until it is told not to', async () => {
  await worker.dispatch('message', { data: null });
  await worker.dispatch('message', { data: { type: 'CACHE_URLS', payload: { urlsToCache: [] } } });
  expect(worker.skipWaiting).not.toHaveBeenCalled();
  await worker.dispatch('message', { data: { type: 'SKIP_WAITING' } });
  expect(worker.skipWaiting).toHaveBeenCalledOnce();
});
