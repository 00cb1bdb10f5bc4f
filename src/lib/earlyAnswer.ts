/** An answer that was asked for ahead, and how to end its call: one that hangs would hold up the same call made anew. */
export type EarlyAnswer = Promise<Response> & { end?: () => void };

declare global {
  // Only so can a script in the page's head hand something to a module.
  var earlyAnswers: Record<string, EarlyAnswer> | undefined;
}

/**
 * Takes over what a script in the page's head asked for before the app was there: each answer once, by the address as
 * the API layer would ask for it, with its query. `undefined` where it was not asked for.
 */
export function takeEarlyAnswer(address: string): EarlyAnswer | undefined {
  const answer = globalThis.earlyAnswers?.[address];
  if (answer) delete globalThis.earlyAnswers?.[address];
  return answer;
}
