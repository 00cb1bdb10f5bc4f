import { withoutUnearned, sortedItems } from '@/domain/cart';
import { parentKeyOf } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { isRedeemed } from '@/domain/voucherCodes';

/** The lines of `before` that `after` lacks. */
export function removedLines(before: Cart, after: Cart): Cart {
  return Object.fromEntries(Object.entries(before).filter(([key]) => !lineOf(after, key)));
}

/** Restores removed lines, except repeated keys or codes, orphaned add-ons and unearned discounts. */
export function restoreLines(cart: Cart, removed: Cart): Cart {
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

/** The parent or chosen add-on of a removal, not its discount; `undefined` if the removal cannot be undone. */
export function undoableLine(cart: Cart, removed: Cart): CartItem | undefined {
  const lines = sortedItems(removed);
  const line = lines.find(({ earnedBy }) => earnedBy === undefined) ?? lines[0];
  return line && lineOf(removedLines(restoreLines(cart, removed), cart), line.key);
}
