import type { UnknownAction } from '@reduxjs/toolkit';
import { fc } from './properties';
import {
  orderPaid,
  cartRecalculated,
  cartRestored,
  cartSlice,
  cartStored,
  itemRemoved,
  itemsAdded,
  linesChanged,
  quantityChanged,
  removalForgotten,
  removalUndone,
  voucherItemsAdded,
} from '@/features/cart/cartSlice';
import type { Cart, CartItem } from '@/domain/entities';
import { readStoredCart } from '@/domain/storedCart';
import { anyCount, anyKey, randomLines, randomVoucher } from '@test/domain/randomCarts';
import { giftCard } from './carts';

export type CartState = ReturnType<typeof cartSlice.reducer>;
/** An action that depends on the state: the third line differs between carts. */
export type Step = (state: CartState) => UnknownAction;

export const emptyCart: CartState = cartSlice.reducer(undefined, { type: 'start' });

const always =
  (action: UnknownAction): Step =>
  () =>
    action;
const lineAt = ({ cart }: CartState, index: number): CartItem | undefined => {
  const lines = Object.values(cart);
  return lines[index % lines.length];
};

/** Key of an existing or of a possible line. */
const keyOf = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.nat({ max: 30 }).map((index) => (state: CartState) => lineAt(state, index)?.key ?? ''),
  },
  { weight: 1, arbitrary: anyKey.map((key) => () => key) },
);

const added = randomLines.map((lines) => always(itemsAdded(lines)));
const giftCardAdded = fc
  .record({ key: fc.constantFrom('k1', 'k2'), count: fc.integer({ min: 1, max: 600 }) })
  .map(({ key, count }) => always(itemsAdded([giftCard(key, count)])));
const redeemed = randomVoucher.map((voucher) => always(voucherItemsAdded([voucher])));
const changed = fc.tuple(keyOf, anyCount).map(
  ([key, count]): Step =>
    (state) =>
      quantityChanged({ key: key(state), count }),
);
const removed = keyOf.map(
  (key): Step =>
    (state) =>
      itemRemoved({ key: key(state) }),
);

/** Result of a price check: another price with the count 1, or a removed line. */
const pricesChecked = fc
  .record({ index: fc.nat({ max: 30 }), price: fc.integer({ min: 0, max: 5000 }), isGone: fc.boolean() })
  .map(({ index, price, isGone }): Step => (state) => {
    const line = lineAt(state, index);
    if (!line) return linesChanged({ gone: null });
    const isGoing = isGone && !line.product?.mandatory;
    return linesChanged({ [line.key]: isGoing ? null : { ...line, price, count: 1 } });
  });

/** Reload: only the stored cart remains. */
const reloaded: Step = ({ cart }) => cartRestored(readStoredCart(JSON.stringify(cart)) as Cart);

export const randomStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: added },
  { weight: 2, arbitrary: giftCardAdded },
  { weight: 2, arbitrary: redeemed },
  { weight: 6, arbitrary: changed },
  { weight: 5, arbitrary: removed },
  { weight: 3, arbitrary: fc.constant(always(removalUndone())) },
  { weight: 2, arbitrary: pricesChecked },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      reloaded,
      always(removalForgotten()),
      always(cartRecalculated()),
      always(cartStored()),
      always(orderPaid({ orderId: '7' })),
    ),
  },
);
