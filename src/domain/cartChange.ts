import { withoutUnearned } from '@/domain/cart';
import { isSameLine } from '@/domain/cartMerge';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';

/** Changed lines by key: the new line, or `null` if it was removed. */
export type CartChange = Readonly<Record<string, CartItem | null>>;

/** The lines in which two carts differ, totals aside. */
export function changeBetween(before: Cart, after: Cart): CartChange {
  if (before === after) return {};
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .filter((key) => !isSameLine(lineOf(before, key), lineOf(after, key)))
      .map((key) => [key, lineOf(after, key) ?? null]),
  );
}

/** Applies a change, drops orphaned add-ons and unearned discounts, and recomputes totals. */
export function applyChange(cart: Cart, change: CartChange): Cart {
  const lines = Object.entries({ ...cart, ...change }).filter((entry): entry is [string, CartItem] =>
    Boolean(entry[1]),
  );
  return withTotals(withoutUnearned(withoutRepeatedCodes(Object.fromEntries(lines)), Object.keys(change)));
}
