import { withoutUnearned } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';

type Line = CartItem | undefined;

/** Whether two lines order the same. Totals are derived and not compared. */
export function isSameLine(one: Line, other: Line): boolean {
  if (!one || !other) return one === other;
  return (
    one.id === other.id &&
    one.count === other.count &&
    one.price === other.price &&
    one.order === other.order &&
    one.productType === other.productType &&
    one.product?.mandatory === other.product?.mandatory &&
    one.earnedBy?.join() === other.earnedBy?.join() &&
    one.voucherCode === other.voucherCode
  );
}

/**
 * Changes in `mine` win, other lines come from `theirs`. A mandatory add-on stays with its parent; orphaned add-ons,
 * unearned discounts and repeated codes are dropped.
 */
export function mergeCarts(base: Cart, mine: Cart, theirs: Cart): Cart {
  if (theirs === base) return tidied(mine);
  const lines = new Map<string, CartItem>();
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const own = lineOf(mine, key);
    const other = lineOf(theirs, key);
    const merged = isSameLine(lineOf(base, key), own) ? other : own;
    const line = merged ?? mandatoryOf(key, own ?? other);
    if (line) lines.set(key, line);
  }
  return tidied(Object.fromEntries(lines));
}

function tidied(cart: Cart): Cart {
  return withTotals(withoutUnearned(withoutRepeatedCodes(cart), Object.keys(cart)));
}

/** A tab lacks a mandatory add-on only if it removed the parent, which the other tab kept. */
function mandatoryOf(key: string, line: Line): Line {
  return isAddOnKey(key) && line?.product?.mandatory ? line : undefined;
}
