import { withoutUnearned } from '@/domain/cart';
import { parentKeyOf } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { isRedeemed } from '@/domain/voucherCodes';

/** The lines of `before` that `after` lacks. */
export function takenFrom(before: Cart, after: Cart): Cart {
  return Object.fromEntries(Object.entries(before).filter(([key]) => !lineOf(after, key)));
}

/**
 * Restores removed lines, except if a newer line has the same key or code, if an add-on lost its parent, or if a
 * discount is no longer earned.
 */
export function putBack(cart: Cart, removed: Cart): Cart {
  const fitting = Object.entries(removed).filter(
    ([key, { voucherCode }]) =>
      !lineOf(cart, key) && !(voucherCode !== undefined && isRedeemed(cart, voucherCode)),
  );
  return withTotals(withoutUnearned({ ...cart, ...Object.fromEntries(fitting) }, Object.keys(removed)));
}

/** Removes the lines of a paid order: an ordered show with all its add-ons. Lines added later remain. */
export function withoutOrdered(cart: Cart, ordered: Cart): Cart {
  const parents = new Set(Object.keys(ordered).map(parentKeyOf));
  const left = Object.entries(cart).filter(([key]) => !parents.has(parentKeyOf(key)));
  return withTotals(Object.fromEntries(left));
}
