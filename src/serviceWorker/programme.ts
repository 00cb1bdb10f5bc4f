import { deviceNow } from '@/shared/browser/serverClock';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { expiration } from './expiration';
import { programmeCache, storedAtHeader } from './files';
import { maxAgeSeconds, readStored } from './storedResponse';

const networkTimeoutMs = 6000;

const isJson = ({ headers }: Response) => /\bjson\b/i.test(headers.get('content-type') ?? '');

function cacheable(response: Response): Response | null {
  if (response.status !== 200 || response.redirected || !isJson(response)) return null;
  const headers = new Headers(response.headers);
  headers.set(storedAtHeader, String(deviceNow()));
  return new Response(response.body, { headers });
}

/** Network first; the stored response, if any, when offline, on a server error and after the timeout. */
class LastResponse extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const pending = handler.fetchAndCachePut(request);
    const response = await Promise.race([pending.catch(() => undefined), timeout()]);
    if (response && response.status < 500) return response;
    const stored = await handler.cacheMatch(request);
    const last = stored && (await readStored(stored));
    return last ? Response.json(last) : pending;
  }
}

const timeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));

export function programmeStrategy(): Strategy {
  return new LastResponse({
    cacheName: programmeCache,
    // The programme is the same for every origin and cookie.
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(cacheable(response)) },
      expiration({ maxEntries: 20, maxAgeSeconds }),
    ],
  });
}
