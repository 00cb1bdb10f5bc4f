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
