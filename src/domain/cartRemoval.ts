import { withoutUnearned, sortedItems } from '@/domain/cart';
import { minMandatoryQuantity } from '@/shop/constants';
import { isAddOnKey } from '@/domain/cartKeys';
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

function countWithout(line: CartItem, ordered: CartItem): number {
  const count = line.count - ordered.count;
  // The rest of the show could not be ordered without it.
  return isAddOnKey(ordered.key) && line.product?.mandatory ? Math.max(count, minMandatoryQuantity) : count;
}

/**
 * Takes away what was ordered and paid, by count; what was added since remains. A line of which nothing is left goes with
 * its add-ons, a discount with the last line that earns it.
 */
export function withoutOrdered(cart: Cart, ordered: Cart): Cart {
  const left = Object.entries(cart).flatMap(([key, line]): [string, CartItem][] => {
    const taken = lineOf(ordered, key);
    if (!taken) return [[key, line]];
    const count = countWithout(line, taken);
    return count > 0 ? [[key, { ...line, count }]] : [];
  });
  return withTotals(withoutUnearned(Object.fromEntries(left), Object.keys(ordered)));
}

/** The parent or chosen add-on of a removal, not its discount; `undefined` if the removal cannot be undone. */
export function undoableLine(cart: Cart, removed: Cart): CartItem | undefined {
  const lines = sortedItems(removed);
  const line = lines.find(({ earnedBy }) => earnedBy === undefined) ?? lines[0];
  return line && lineOf(removedLines(restoreLines(cart, removed), cart), line.key);
}
