import { isServerReachable } from '@/shared/browser/serverStatus';
import { isHostTimeKnown, setClock } from '@/shared/browser/serverClock';
import { answerFailure, RequestFailure } from '@/shared/request/errors';

/** An answer that was asked for ahead, and how to end its call: one that hangs would hold up the same call made anew. */
export type EarlyResponse = Promise<Response> & { end?: () => void };

declare global {
  // Only so can a script in the page's head hand something to a module.
  var earlyResponses: Record<string, EarlyResponse> | undefined;
}

/**
 * Takes over what a script in the page's head asked for before the app was there: each answer once, by the address as
 * the API layer would ask for it, with its query. `undefined` where it was not asked for.
 */
export function takeEarlyResponse(address: string): EarlyResponse | undefined {
  const answer = globalThis.earlyResponses?.[address];
  if (answer) delete globalThis.earlyResponses?.[address];
  return answer;
}

/** As axios reads a body: what is no JSON stays text, which then fits no schema. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

async function read(answer: Promise<Response>): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await answer;
    setClock(response.headers);
    // A backend on another host keeps its time to itself, but not the shop's own.
    if (response.type === 'cors' && !isHostTimeKnown()) await isServerReachable();
    body = parsed(await response.text());
  } catch {
    throw new RequestFailure('network');
  }
  if (!response.ok) throw answerFailure(response.status, body);
  return body;
}

/** What an early answer says. It fails as the same call of the client would, with which a repeat is made. */
export function readEarlyResponse(answer: EarlyResponse, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    function abort() {
      answer.end?.();
      reject(new RequestFailure('cancelled'));
    }
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    read(answer).then(resolve, reject);
  });
}
