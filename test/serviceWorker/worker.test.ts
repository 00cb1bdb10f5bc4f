import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

type WorkerEvent = {
  request?: Request;
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};
const listeners: { type: string; listener: (event: WorkerEvent) => void }[] = [];
const put = vi.fn();
const skipWaiting = vi.fn();
const network = vi.fn<typeof fetch>();

function dispatch(type: string, event: WorkerEvent): void {
  for (const one of listeners) if (one.type === type) one.listener(event);
}

/** As in a browser, an address may be relative. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/** What the worker answers a request with; nothing if it leaves the request to the network. */
async function answerTo(path: string, { mode = 'cors', method = 'GET' } = {}) {
  const request = new PageRequest(path, { method });
  Object.defineProperty(request, 'mode', { value: mode });
  const respondWith = vi.fn<(answer: Promise<Response>) => void>();
  dispatch('fetch', { request, respondWith, waitUntil: () => undefined });
  const answer = await respondWith.mock.calls[0]?.[0];
  return answer?.text();
}

/** A store that has every file, its content being its own path. */
const store = {
  match: (asked: Request | string) =>
    Promise.resolve(new Response(new URL(asked instanceof Request ? asked.url : asked).pathname)),
  keys: () => Promise.resolve([]),
  put,
};

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('__PRECACHE__', [
    { url: 'shell.html', revision: '1' },
    { url: 'assets/index-0123abcd.js', revision: null },
  ]);
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push({ type, listener: listener as never });
  });
  await import('@/serviceWorker/worker');
});

beforeEach(() => {
  put.mockReset();
  skipWaiting.mockReset();
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('FetchEvent', Event);
  vi.stubGlobal('Request', PageRequest);
  vi.stubGlobal('caches', { ...store, open: () => Promise.resolve(store) });
  vi.stubGlobal('skipWaiting', skipWaiting);
});

const navigation = { mode: 'navigate' };

const pages = ['/', '/kinoprogramm-wien', '/show/42?x=1', '/gibt-es-nicht'];

test.each(pages)('a page load at %s is answered by the server, as it was built last', async (path) => {
  network.mockResolvedValue(new Response('as built'));
  expect(await answerTo(path, navigation)).toBe('as built');
});

test.each(pages)('a page load at %s without a server is answered with the stored shell', async (path) => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await answerTo(path, navigation)).toBe('/shell.html');
});

test.each([404, 502])(
  'a page load that the server answers with %d is answered with the stored shell',
  async (status) => {
    network.mockResolvedValue(new Response('Bad Gateway', { status }));
    expect(await answerTo('/', navigation)).toBe('/shell.html');
  },
);

test('the assets of the build come from the store', async () => {
  expect(await answerTo('/assets/index-0123abcd.js')).toBe('/assets/index-0123abcd.js');
});

test.each([
  ['/rest/show/getCurrentShows?s1=fetch', {}],
  ['/rest/order/orderStorno?orderHeadId=1', {}],
  ['/rest/order/orderStorno?orderHeadId=1', navigation],
  ['/rest/order/saveOrder', { method: 'POST' }],
  ['/assets/index-ffffffff.js', {}],
  ['/sw.js', {}],
  ['/pspresult', { ...navigation, method: 'POST' }],
])('%s %o is left to the network and not stored', async (path, request) => {
  expect(await answerTo(path, request)).toBeUndefined();
  expect(put).not.toHaveBeenCalled();
});

test('a new worker waits: its installation does not make it take over', async () => {
  const work: Promise<unknown>[] = [];
  dispatch('install', { waitUntil: (step) => void work.push(step) });
  await Promise.all(work);
  expect(work).not.toEqual([]);
  expect(skipWaiting).not.toHaveBeenCalled();
});
