import { folded } from '@/domain/searchWords';

/** Orders texts by their code units, for sort values and keys. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Orders names as a reader expects it: „Äpfel“ beside „Apfel“. Without a collator, whose making takes a phone long. */
export function compareNames(a: string, b: string): number {
  return compareTexts(folded(a), folded(b)) || compareTexts(a, b);
}
