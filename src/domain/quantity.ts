import { maxQuantity, minMandatoryQuantity } from '@/shared/config/constants';

export type QuantityRule = { mandatory: boolean };

const leastOf = (rule: QuantityRule) => (rule.mandatory ? minMandatoryQuantity : 0);

/**
 * Whole numbers from 0 (1 if mandatory); above 600 means 600 (requirements, "Cart quantity"). Text must be digits with
 * an optional sign: "2.000" is two thousand to a German reader. `undefined` means refused: the old value stays.
 */
export function acceptedQuantity(typed: string | number, rule: QuantityRule): number | undefined {
  const text = typeof typed === 'string' ? typed.trim() : undefined;
  if (text !== undefined && !/^[+-]?\d+$/.test(text)) return undefined;
  const value = text === undefined ? typed : Math.min(Number(text), maxQuantity);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < leastOf(rule)) return undefined;
  return Math.min(Math.abs(value), maxQuantity);
}

export function decreased(count: number, rule: QuantityRule): number {
  return Math.max(count - 1, leastOf(rule));
}

export function increased(count: number): number {
  return Math.min(count + 1, maxQuantity);
}
