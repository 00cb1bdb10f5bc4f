import { createSandbox, type SandboxOptions } from './app';

/** A Thursday noon in spring, Vienna time. */
export const thursdayNoon = Date.UTC(2026, 3, 16, 10);

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tests read responses of any shape
export type Raw = any;

type Call = {
  database?: string;
  cookie?: string;
  headers?: Record<string, string>;
  body?: unknown;
  signal?: AbortSignal;
};

/** A sandbox with a mutable clock and shortcuts for calls. */
export function startSandbox(options: SandboxOptions & { at?: number } = {}) {
  const clock = { time: options.at ?? thursdayNoon };
  const sandbox = createSandbox({ now: () => clock.time, ...options });

  async function send(method: string, path: string, { database, cookie, headers, body, signal }: Call = {}) {
    const cookies = [database ? `sandbox_name=${database}` : '', cookie ?? ''].filter(Boolean).join('; ');
    const request = new Request(`http://shop.example${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(cookies ? { Cookie: cookies } : {}), ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    });
    return sandbox.app.fetch(request);
  }
  const json = async (response: Response): Promise<Raw> => response.json();

  return {
    ...sandbox,
    clock,
    send,
    get: async (path: string, call?: Call) => json(await send('GET', `/rest/${path}`, call)),
    post: async (path: string, body: unknown, call?: Call) =>
      json(await send('POST', `/rest/${path}`, { ...call, body })),
    page: async (path: string) => (await send('GET', path)).text(),
    press: (path: string, form: Record<string, string> = {}) =>
      sandbox.app.fetch(
        new Request(`http://shop.example${path}`, { method: 'POST', body: new URLSearchParams(form) }),
      ),
  };
}

export type StartedSandbox = ReturnType<typeof startSandbox>;

const customer = { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' };

export function orderBody(items: unknown[], totalPrice: number, changes: Record<string, unknown> = {}) {
  return {
    customer,
    items,
    voucherItems: [],
    totalPrice,
    acceptedTerms: true,
    orderKey: crypto.randomUUID(),
    ...changes,
  };
}

/** Gift cards of € 20, which need no show. */
export const giftCards = (count: number) => ({ showId: 0, products: [{ purchaseProductId: 401, count }] });

export function filmTickets({ database }: StartedSandbox, slug: string, count: number, more: unknown[] = []) {
  const { movies, shows } = database();
  const movie = movies.find(({ urlIdentifier }) => urlIdentifier === slug)!;
  const show = shows.find(
    ({ movieId, listed, publicAvailable, futureSales }) =>
      movieId === movie.movieId && listed && publicAvailable && !futureSales,
  )!;
  const products = [
    { id: movie.movieId, productType: 'show', count },
    { purchaseProductId: 101, count: 1 },
    ...more,
  ];
  return { show, movie, group: { showId: show.showId, products } };
}
