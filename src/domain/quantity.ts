import { maxQuantity, minMandatoryQuantity } from '@/shop/constants';

export type QuantityRule = { mandatory: boolean };

const leastOf = (rule: QuantityRule) => (rule.mandatory ? minMandatoryQuantity : 0);

/**
 * The quantity of a typed value (requirements, "Cart quantity"): whole numbers from 0 (from 1 if mandatory), above 600
 * read as 600. Text must be digits with an optional sign: blanks, "2e1", "0.5" and "2.000" (two thousand to a German
 * reader) are refused, as are -3, NaN and Infinity. `undefined` means refused: the old value stays.
 */
export function acceptedQuantity(typed: string | number, rule: QuantityRule): number | undefined {
  const text = typeof typed === 'string' ? typed.trim() : undefined;
  if (text !== undefined && !/^[+-]?\d+$/.test(text)) return undefined;
  const value = text === undefined ? typed : Math.min(Number(text), maxQuantity);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < leastOf(rule)) return undefined;
  return Math.min(Math.abs(value), maxQuantity);
}

/** One less; at 1, 0 (which removes the line) unless mandatory. */
export function decreased(count: number, rule: QuantityRule): number {
  return Math.max(count - 1, leastOf(rule));
}

/** One more, at most 600. */
export function increased(count: number): number {
  return Math.min(count + 1, maxQuantity);
}
