import { withoutUnearned } from '@/domain/cart';
import { isSameLine } from '@/domain/cartMerge';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';

/** What became of single lines by key: their new state, or `null` where they are gone. */
export type CartChange = Readonly<Record<string, CartItem | null>>;

/** The lines in which two states of a cart differ, totals aside. */
export function changeBetween(before: Cart, after: Cart): CartChange {
  if (before === after) return {};
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    keys
      .filter((key) => !isSameLine(lineOf(before, key), lineOf(after, key)))
      .map((key) => [key, lineOf(after, key) ?? null]),
  );
}

/**
 * The cart with those lines as the change says; add-ons that lost their parent and discounts that lost what earned them
 * go, totals are computed anew.
 */
export function applyChange(cart: Cart, change: CartChange): Cart {
  const lines = Object.entries({ ...cart, ...change }).filter((entry): entry is [string, CartItem] =>
    Boolean(entry[1]),
  );
  return withTotals(withoutUnearned(withoutRepeatedCodes(Object.fromEntries(lines)), Object.keys(change)));
}
