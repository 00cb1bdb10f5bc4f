import { isAddOnKey, isSafeKey, parentKeyOf } from '@/domain/cartKeys';
import type { Cart, CartItem } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

/** The own line under a key, never an inherited property. */
export function lineOf(cart: Cart, key: string): CartItem | undefined {
  return Object.hasOwn(cart, key) ? cart[key] : undefined;
}

/** Count times unit price in cents, without add-ons. */
export function lineTotal(item: Pick<CartItem, 'count' | 'price'>): Cents {
  return item.count * item.price;
}

/**
 * The same lines with correct `key`, `amount` and `totalPrice` (requirements, "Money and cart"); a parent's total
 * includes its add-ons. Drops add-ons without a parent and unsafe keys. Unchanged lines, and an unchanged cart, keep
 * their identity.
 */
export function withTotals(cart: Cart): Cart {
  const lines = Object.entries(cart);
  const kept = lines.filter(
    ([key]) => isSafeKey(key) && isSafeKey(parentKeyOf(key)) && Object.hasOwn(cart, parentKeyOf(key)),
  );
  const totals = new Map<string, Cents>();
  for (const [key, item] of kept) {
    const parent = parentKeyOf(key);
    const own = lineTotal(item);
    totals.set(key, (totals.get(key) ?? 0) + own);
    if (parent !== key) totals.set(parent, (totals.get(parent) ?? 0) + own);
  }
  const right = kept.map(([key, item]): [string, CartItem] => {
    const totalPrice = totals.get(key) ?? 0;
    const isRight = item.key === key && item.amount === item.count && item.totalPrice === totalPrice;
    return [key, isRight ? item : { ...item, key, amount: item.count, totalPrice }];
  });
  const isRight =
    right.length === lines.length && right.every(([, item], index) => item === lines[index]?.[1]);
  return isRight ? cart : Object.fromEntries(right);
}

/** The cart's total in cents: the totals of all lines except add-ons, never below 0. */
export function cartTotal(cart: Cart): Cents {
  const parents = Object.entries(cart).filter(([key]) => !isAddOnKey(key));
  return Math.max(
    0,
    parents.reduce((sum, [, item]) => sum + item.totalPrice, 0),
  );
}

const sumOf = (items: CartItem[]): Cents => items.reduce((sum, item) => sum + lineTotal(item), 0);

/** The checkout's independent sum: count times unit price over all lines, in cents, never below 0. */
export function positionsSum(cart: Cart): Cents {
  return Math.max(0, sumOf(Object.values(cart)));
}

/** How much of the redeemed codes counts for what is in the cart, and how much exceeds it, in cents. */
export function codeWorth(cart: Cart): { counted: Cents; left: Cents } {
  const lines = Object.values(cart);
  const worth = 0 - sumOf(lines.filter(({ productType }) => productType === 'voucheritem'));
  const goods = sumOf(lines) + worth;
  const left = Math.max(0, worth - Math.max(0, goods));
  return { counted: worth - left, left };
}
