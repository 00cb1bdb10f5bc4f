/** Goes with the visitor to the page that says thanks, and stays with that entry of the history over a reload. */
export const justSaved = 'saved';

/** Whether the page was reached by saving something: an address alone proves nothing. */
export function isJustSaved({ state }: { state: unknown }): boolean {
  return state === justSaved;
}
