import fc from 'fast-check';
import { addItems, changeCount, removeItem } from '@/domain/cart';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import { addOnKey, showItemKey } from '@/domain/cartKeys';
import type { Cart } from '@/domain/entities';
import { filmShow, marketShow, movieExample, productExample, voucherExample } from '@test/domain/examples';

const prices = fc.integer({ min: -3000, max: 25_000 });
const showIds = fc.integer({ min: 1, max: 4 });
const productIds = fc.integer({ min: 1, max: 3 });
const counts = fc.oneof(fc.integer({ min: -2, max: 700 }), fc.constantFrom(0, 1, 0.5, NaN, Infinity, 1e309));

/** Product 1 is mandatory everywhere, so that its rule meets every operation. */
const products = (price: number) =>
  [1, 2, 3].map((id) => productExample({ purchaseProductId: id, price: price + id, mandatory: id === 1 }));

const added = fc
  .record({
    showId: showIds,
    price: prices,
    isFilm: fc.boolean(),
    chosen: fc.dictionary(fc.constantFrom('2', '3'), fc.integer({ min: 1, max: 400 })),
  })
  .map(({ showId, price, isFilm, chosen }) => {
    const common = { showId, products: products(price), price: Math.abs(price) };
    const show = isFilm
      ? filmShow({ ...common, movie: movieExample({ price: Math.abs(price) }) })
      : marketShow(common);
    return (cart: Cart) => addItems(cart, itemsForShow(show, chosen));
  });
const redeemed = fc.record({ key: fc.stringMatching(/^[a-z]{5}$/), price: prices }).map(
  ({ key, price }) =>
    (cart: Cart) =>
      addItems(cart, [itemForVoucher(voucherExample({ price }), key)]),
);
const keys = fc.oneof(
  showIds.map((showId) => showItemKey({ showId })),
  fc.tuple(showIds, productIds).map(([showId, product]) => addOnKey(showItemKey({ showId }), product)),
  fc.constantFrom('__proto__', 'constructor', 'unknown', '|', ''),
);
const changed = fc.tuple(keys, counts).map(
  ([key, count]) =>
    (cart: Cart) =>
      changeCount(cart, key, count),
);
const removed = keys.map((key) => (cart: Cart) => removeItem(cart, key));

/** One thing that a visitor can do to a cart. */
export const cartOperation = fc.oneof(added, added, redeemed, changed, removed);

/** What is left after a visitor did up to 12 things. */
export const randomCart = fc
  .array(cartOperation, { maxLength: 12 })
  .map((operations) => operations.reduce<Cart>((cart, operation) => operation(cart), {}));
