import { vi } from 'vitest';
import { fakeCaches } from './fakeCaches';

type WorkerEvent = {
  request?: Request;
  data?: unknown;
  respondWith?: (answer: Promise<Response>) => void;
  waitUntil: (work: Promise<unknown>) => void;
};

/** As in a browser, an address may be relative. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, init);
  }
}

/**
 * Runs the worker's own code of a build that holds these files, in jsdom instead of a worker. Called once a file, before
 * its tests; `begin` gives each of them empty caches.
 */
export async function startWorker(files: string[]) {
  const listeners: { type: string; listener: (event: WorkerEvent) => void }[] = [];
  const network = vi.fn<typeof fetch>();
  const skipWaiting = vi.fn();
  const store = fakeCaches();
  // Its index needs a database that jsdom has not.
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

  /** Ends with the last step of its work, of which each may bring another. */
  async function dispatch(type: string, event: Omit<WorkerEvent, 'waitUntil'> = {}): Promise<void> {
    const work: Promise<unknown>[] = [];
    const waitUntil = (step: Promise<unknown>) => void work.push(step);
    const respondWith = (answer: Promise<Response>) => {
      work.push(answer.catch(() => undefined));
      event.respondWith?.(answer);
    };
    for (const one of listeners) if (one.type === type) one.listener({ ...event, respondWith, waitUntil });
    for (const step of work) await step;
  }

  /** What the worker answers a request with; nothing if it leaves the request to the network. */
  async function answerTo(path: string, { mode = 'cors', method = 'GET' } = {}) {
    const request = new PageRequest(path, { method });
    Object.defineProperty(request, 'mode', { value: mode });
    const respondWith = vi.fn<(answer: Promise<Response>) => void>();
    await dispatch('fetch', { request, respondWith });
    return respondWith.mock.calls[0]?.[0];
  }

  function begin(): void {
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
  return { answerTo, begin, dispatch, network, skipWaiting, kept: store.kept, stored: store.stored };
}
