import { deviceNow } from '@/shared/browser/serverClock';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { programmeCache, storedAtHeader } from './files';
import { limited } from './limited';
import { maxAgeSeconds, readStored } from './storedAnswer';

/** ms after which a stored answer takes the place of one that does not come. */
const patience = 6000;

const isJson = ({ headers }: Response) => /\bjson\b/i.test(headers.get('content-type') ?? '');

/** What is kept of an answer: itself with the moment it came, or nothing where it is not what was asked for. */
function withMoment(answer: Response): Response | null {
  if (answer.status !== 200 || answer.redirected || !isJson(answer)) return null;
  const headers = new Headers(answer.headers);
  headers.set(storedAtHeader, String(deviceNow()));
  return new Response(answer.body, { headers });
}

/**
 * The backend's answer, or the last one that came: without a network, where the backend is in trouble, and where it
 * takes too long. Without a stored one whatever the network has to say is the answer.
 */
class LastAnswer extends Strategy {
  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const coming = handler.fetchAndCachePut(request);
    const answer = await Promise.race([coming.catch(() => undefined), waited()]);
    if (answer && answer.status < 500) return answer;
    const stored = await handler.cacheMatch(request);
    const last = stored && (await readStored(stored));
    return last ? Response.json(last) : coming;
  }
}

const waited = () => new Promise<undefined>((resolve) => setTimeout(resolve, patience));

/** Answers the calls for programme and upcoming films; of a hundred ways to ask the newest twenty are kept. */
export function lastAnswer(): Strategy {
  return new LastAnswer({
    cacheName: programmeCache,
    // A backend that varies its answers by origin or cookie has one programme for all.
    matchOptions: { ignoreVary: true },
    plugins: [
      { cacheWillUpdate: ({ response }) => Promise.resolve(withMoment(response)) },
      limited({ maxEntries: 20, maxAgeSeconds }),
    ],
  });
}
