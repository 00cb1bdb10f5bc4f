/** Orders texts by their code units, for sort values and keys; names that people read need a collator. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
