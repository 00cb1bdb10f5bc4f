/** Navigation state of the confirmation page; it survives a reload. */
export const justSaved = 'saved';

/** Whether the page was reached by saving, not by its address. */
export function isJustSaved({ state }: { state: unknown }): boolean {
  return state === justSaved;
}
