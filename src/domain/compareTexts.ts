import { folded } from '@/domain/searchWords';

/** Orders by code units, for sort values and keys. */
export function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Orders names for readers: „Äpfel“ beside „Apfel“. Creating an `Intl.Collator` is slow on phones. */
export function compareNames(a: string, b: string): number {
  return compareTexts(folded(a), folded(b)) || compareTexts(a, b);
}
