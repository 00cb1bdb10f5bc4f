import type { Cart, CartItem } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import type { PlacedOrder } from './orderEntries';

const day = 24 * 60 * 60_000;

/** Without the keys, which are random for gift cards and codes. */
function plainEntry([key, line]: [string, CartItem]): [string, CartItem] {
  const isRandom = line.productType === 'voucher' || line.productType === 'voucheritem';
  return isRandom && line.product
    ? [`${line.productType} ${line.product.purchaseProductId}`, line]
    : [key, line];
}

const goodsIn = (cart: Cart) => cartFingerprint(Object.fromEntries(Object.entries(cart).map(plainEntry)));

/**
 * The newest of these orders, newest first, within 24 h of `now` (epoch ms) that has the same content and is paid or
 * waits for its payment (requirements, "Further features").
 */
export function duplicateOrder(cart: Cart, orders: PlacedOrder[], now: number): PlacedOrder | undefined {
  const goods = goodsIn(cart);
  // Without stored lines the content of an order is unknown.
  if (goods === '') return undefined;
  return orders.find(
    ({ state, placedAt, lines }) =>
      (state === 'open' || state === 'paid') && Math.abs(now - placedAt) < day && goodsIn(lines) === goods,
  );
}
