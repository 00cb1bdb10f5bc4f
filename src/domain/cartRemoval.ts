import { withoutUnearned } from '@/domain/cart';
import { parentKeyOf } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { isRedeemed } from '@/domain/voucherCodes';

/** The lines that stand in `before` and not in `after` any more. */
export function takenFrom(before: Cart, after: Cart): Cart {
  return Object.fromEntries(Object.entries(before).filter(([key]) => !lineOf(after, key)));
}

/**
 * The cart with removed lines as they were, where they still fit: not beside a newer line of the same key or the same
 * code, not an add-on without its parent or a discount without what earned it.
 */
export function putBack(cart: Cart, removed: Cart): Cart {
  const fitting = Object.entries(removed).filter(
    ([key, { voucherCode }]) =>
      !lineOf(cart, key) && !(voucherCode !== undefined && isRedeemed(cart, voucherCode)),
  );
  return withTotals(withoutUnearned({ ...cart, ...Object.fromEntries(fitting) }, Object.keys(removed)));
}

/** The cart once an order of these lines is paid: an ordered show goes with all its add-ons, later lines stay. */
export function withoutOrdered(cart: Cart, ordered: Cart): Cart {
  const parents = new Set(Object.keys(ordered).map(parentKeyOf));
  const left = Object.entries(cart).filter(([key]) => !parents.has(parentKeyOf(key)));
  return withTotals(Object.fromEntries(left));
}
