import { vi } from 'vitest';
import { fakeCaches } from './fakeCaches';

type WorkerEvent = {
  request?: Request;
  data?: unknown;
  respondWith?: (response: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** Accepts relative addresses, as browsers do. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/** Runs the worker's code in jsdom, with these files precached. Call it once per test file and `reset` before each test. */
export async function startWorker(files: string[]) {
  const listeners: { type: string; listener: (event: WorkerEvent) => void }[] = [];
  const network = vi.fn<typeof fetch>();
  const skipWaiting = vi.fn();
  const store = fakeCaches();
  // The plugin needs IndexedDB, which jsdom lacks.
  vi.doMock('workbox-expiration', () => ({ ExpirationPlugin: Object }));
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal(
    '__PRECACHE__',
    files.map((url) => ({ url, revision: url.startsWith('assets/') ? null : '1' })),
  );
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
    listeners.push({ type, listener: listener as never });
  });
  await import('@/serviceWorker/worker');

  /** Resolves after all work, including work that other work adds. */
  async function dispatch(type: string, event: Omit<WorkerEvent, 'waitUntil'> = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (step: Promise<unknown>) => void work.push(step);
    const respondWith = (response: Promise<Response>) => {
      work.push(response.catch(() => undefined));
      event.respondWith?.(response);
    };
    for (const one of listeners) if (one.type === type) one.listener({ ...event, respondWith, waitUntil });
    for (const step of work) await step;
  }

  /** `undefined` if the worker does not handle the request. */
  async function responseTo(path: string, { mode = 'cors', method = 'GET' } = {}) {
    const request = new PageRequest(path, { method });
    Object.defineProperty(request, 'mode', { value: mode });
    const respondWith = vi.fn<(response: Promise<Response>) => void>();
    await dispatch('fetch', { request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  }

  function reset(): void {
    network.mockReset();
    skipWaiting.mockReset();
    store.clear();
    vi.stubGlobal('fetch', network);
    vi.stubGlobal('FetchEvent', Event);
    vi.stubGlobal('Request', PageRequest);
    vi.stubGlobal('caches', store.caches);
    vi.stubGlobal('skipWaiting', skipWaiting);
    vi.stubGlobal('clients', { claim: () => Promise.resolve() });
  }
  return {
    responseTo,
    reset,
    dispatch,
    network,
    skipWaiting,
    cachedPaths: store.cachedPaths,
    stored: store.stored,
  };
}
