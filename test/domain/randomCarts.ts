import { fc } from '@test/support/properties';
import { addItems, changeCount, removeItem } from '@/domain/cart';
import { itemForVoucher, itemsForShow } from '@/domain/cartItems';
import { addOnKey, showItemKey } from '@/domain/cartKeys';
import { asDiscount } from '@/domain/discounts';
import type { Cart } from '@/domain/entities';
import { isRedeemed } from '@/domain/voucherCodes';
import {
  choiceOf,
  filmShow,
  marketShow,
  movieExample,
  productExample,
  voucherExample,
} from '@test/domain/examples';

const prices = fc.integer({ min: -3000, max: 25_000 });
const showIds = fc.integer({ min: 1, max: 4 });
const productIds = fc.integer({ min: 1, max: 3 });
const discountId = 9;

/** Valid and invalid counts. */
export const anyCount = fc.oneof(
  fc.integer({ min: -2, max: 700 }),
  fc.constantFrom(0, 1, 0.5, NaN, Infinity, 1e309),
);

/** Part of every show of `randomLines`, so that every operation meets its rule. */
export const mandatoryProductId = 1;

/** The third one earns a discount. */
const products = (price: number) =>
  [1, 2, 3].map((id) =>
    productExample({
      purchaseProductId: id,
      price: price + id,
      mandatory: id === mandatoryProductId,
      discountPurchaseProductId: id === 3 ? discountId : undefined,
    }),
  );

/** The lines that "add to cart" creates for one of four shows with any selection. */
export const randomLines = fc
  .record({
    showId: showIds,
    price: prices,
    isFilm: fc.boolean(),
    tickets: fc.integer({ min: 1, max: 400 }),
    chosen: fc.dictionary(fc.constantFrom('2', '3'), fc.integer({ min: 1, max: 400 })),
    discount: fc.option(fc.integer({ min: -200, max: -100 }), { nil: undefined }),
  })
  .map(({ showId, price, isFilm, tickets, chosen, discount }) => {
    const common = { showId, products: products(price), price: Math.abs(price) };
    const show = isFilm
      ? filmShow({ ...common, movie: movieExample({ price: Math.abs(price) }) })
      : marketShow(common);
    const earned =
      discount !== undefined && '3' in chosen
        ? [asDiscount(productExample({ purchaseProductId: discountId, price: discount }), discountId)]
        : [];
    return itemsForShow(show, choiceOf(chosen, tickets), earned);
  });

/** Few different codes, so that some repeat. */
export const randomVoucher = fc
  .record({ price: prices, voucherCode: fc.constantFrom('HERBST', 'herbst', 'SOMMER', 'FEST') })
  .map(voucherExample);

/** Keys of possible lines, and unknown keys. */
export const anyKey = fc.oneof(
  showIds.map((showId) => showItemKey({ showId })),
  fc.tuple(showIds, productIds).map(([showId, product]) => addOnKey(showItemKey({ showId }), product)),
  showIds.map((showId) => addOnKey(showItemKey({ showId }), discountId)),
  fc.constantFrom('__proto__', 'constructor', 'unknown', '|', ''),
);

const added = randomLines.map((lines) => (cart: Cart) => addItems(cart, lines));
const redeemed = fc.tuple(fc.stringMatching(/^[a-z]{5}$/), randomVoucher).map(
  ([key, voucher]) =>
    (cart: Cart) =>
      isRedeemed(cart, voucher.voucherCode) ? cart : addItems(cart, [itemForVoucher(voucher, key)]),
);
const changed = fc.tuple(anyKey, anyCount).map(
  ([key, count]) =>
    (cart: Cart) =>
      changeCount(cart, key, count),
);
const removed = anyKey.map((key) => (cart: Cart) => removeItem(cart, key));

export const cartOperation = fc.oneof(added, added, redeemed, changed, removed);

/** The cart after up to 12 operations. */
export const randomCart = fc
  .array(cartOperation, { maxLength: 12 })
  .map((operations) => operations.reduce<Cart>((cart, operation) => operation(cart), {}));
