import type { Cart, CartItem } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { factRules } from '@/domain/orderLife';
import type { PlacedOrder } from './orderHistory';

const day = 24 * 60 * 60_000;

/** Without the keys, which are random for gift cards and codes. */
function plainEntry([key, line]: [string, CartItem]): [string, CartItem] {
  const isRandom = line.productType === 'voucher' || line.productType === 'voucheritem';
  return isRandom && line.product
    ? [`${line.productType} ${line.product.purchaseProductId}`, line]
    : [key, line];
}

const goodsIn = (cart: Cart) => cartFingerprint(Object.fromEntries(Object.entries(cart).map(plainEntry)));

/** Whether a cart has the goods, counts and prices of an order. */
export const isSameOrder = (cart: Cart, lines: Cart) => goodsIn(cart) === goodsIn(lines);

/**
 * The newest of these orders, newest first, within 24 h of `now` (epoch ms) that has the same content and is paid, waits
 * for its payment or may still be paid (requirements, "Further features").
 */
export function duplicateOrder(cart: Cart, orders: PlacedOrder[], now: number): PlacedOrder | undefined {
  const goods = goodsIn(cart);
  // Without stored lines the content of an order is unknown.
  if (goods === '') return undefined;
  return orders.find(
    ({ state, placedAt, lines }) =>
      factRules[state].isOrdered && Math.abs(now - placedAt) < day && goodsIn(lines) === goods,
  );
}
