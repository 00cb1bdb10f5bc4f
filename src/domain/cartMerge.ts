import { withoutUnearned } from '@/domain/cart';
import { isAddOnKey } from '@/domain/cartKeys';
import { lineOf, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { withoutRepeatedCodes } from '@/domain/voucherCodes';

type Line = CartItem | undefined;

/** Whether two lines order the same and may go alike; their totals follow from that. */
export function isSameLine(one: Line, other: Line): boolean {
  if (one === other) return true;
  return (
    one?.id === other?.id &&
    one?.count === other?.count &&
    one?.price === other?.price &&
    one?.order === other?.order &&
    one?.productType === other?.productType &&
    one?.product?.mandatory === other?.product?.mandatory &&
    one?.earnedBy?.join() === other?.earnedBy?.join() &&
    one?.voucherCode === other?.voucherCode
  );
}

/**
 * Brings the carts of two tabs together that both started from `base`: what I changed wins, all else is as
 * in `theirs`. An add-on whose parent is gone is dropped; a mandatory one stays as long as its parent does, a
 * discount as long as what earned it. A code that both redeemed counts once.
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

/** It cannot be removed alone: one tab lacks it only because it removed the parent, which the other kept. */
function mandatoryOf(key: string, line: Line): Line {
  return isAddOnKey(key) && line?.product?.mandatory ? line : undefined;
}
