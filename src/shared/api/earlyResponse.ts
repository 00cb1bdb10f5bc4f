import { isServerReachable } from '@/shared/browser/serverStatus';
import { isServerTimeKnown, setClock } from '@/shared/browser/serverClock';
import { responseFailure, RequestFailure } from '@/shared/request/errors';
import { bodyText, noContent } from '@/shared/browser/bodyText';

/** An early response; `end` aborts its call, since a pending call would block an equal one. */
export type EarlyResponse = Promise<Response> & { end?: () => void };

declare global {
  // A script in the head can pass something to a module only by a global.
  var earlyResponses: Record<string, EarlyResponse> | undefined;
}

/** Takes, once, the response that the head requested for the address of a call; else `undefined`. */
export function takeEarlyResponse(address: string): EarlyResponse | undefined {
  const response = globalThis.earlyResponses?.[address];
  if (response) delete globalThis.earlyResponses?.[address];
  return response;
}

/** As axios parses a body: invalid JSON stays text, which then fits no schema. */
function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}

async function read(early: Promise<Response>): Promise<unknown> {
  let response: Response;
  let body: unknown;
  try {
    response = await early;
    setClock(response.headers);
    // Browsers hide the `Date` header of another host.
    if (response.type === 'cors' && !isServerTimeKnown()) await isServerReachable();
    body = response.status === noContent ? undefined : parsed(await bodyText(response));
  } catch {
    throw new RequestFailure('network');
  }
  if (!response.ok) throw responseFailure(response.status, body, response.headers.get('retry-after'));
  return body;
}

/** Reads an early response. It fails as the same call of the client would; the retry uses the client. */
export function readEarlyResponse(early: EarlyResponse, signal: AbortSignal): Promise<unknown> {
  return new Promise((resolve, reject) => {
    function abort() {
      early.end?.();
      reject(new RequestFailure('cancelled'));
    }
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    read(early).then(resolve, reject);
  });
}
