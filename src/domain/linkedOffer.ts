import { addItems } from '@/domain/cart';
import type { LinkedCart } from '@/domain/cartLink';
import { cartTotal, lineOf } from '@/domain/cartTotals';
import type { EarnedDiscount } from '@/domain/discounts';
import type { Cart, CartItem, Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { amountOf, itemForGiftCard, itemsForGiftCards, offeredGiftCards } from '@/domain/giftCards';
import { carryOver, type CarryOver } from './carryOver';

type Offers = {
  shows: Readonly<Record<number, { show: ShowDetail | undefined; discounts: EarnedDiscount[] | undefined }>>;
  giftCards: Product[];
};

function newKeys(): () => string {
  let count = 0;
  return () => `neuer Gutschein ${(count += 1)}`;
}

export type LinkedOffer = {
  lines: CartItem[];
  /** The wanted gift cards that are on sale; their lines get keys when they are added. */
  giftCards: Product[];
  preview: Cart;
  total: Cents;
  lacking: CarryOver[];
  giftCardsGone: number;
  isDiscountUnknown: boolean;
};

/** Which part of a linked cart is available at `now` (epoch ms), as if the cart were empty. */
export function linkedOffer(wanted: LinkedCart, { shows, giftCards }: Offers, now: number): LinkedOffer {
  const noOffer = { show: undefined, discounts: undefined };
  const results = wanted.shows.map((show) => carryOver(show, shows[show.showId] ?? noOffer, now));
  const lines = results.flatMap((show) => (show.state === 'ready' ? show.lines : []));
  const onSale = offeredGiftCards(giftCards).filter((product) => amountOf(wanted.giftCards, product) > 0);
  const cards = onSale.map((product) =>
    itemForGiftCard(product, amountOf(wanted.giftCards, product), `gutschein-${product.purchaseProductId}`),
  );
  const preview = addItems({}, [...lines, ...cards]);
  return {
    lines,
    giftCards: onSale,
    preview,
    total: cartTotal(preview),
    lacking: results.filter((show) => show.state !== 'ready' || show.missing.length > 0),
    giftCardsGone: Object.keys(wanted.giftCards).length - onSale.length,
    isDiscountUnknown: results.some((show) => show.state === 'ready' && show.isDiscountUnknown),
  };
}

/** Whether the cart has a line of the offer already, and whether the maximum quantity reduces a count. */
export function mergeOutcome(
  cart: Cart,
  wanted: LinkedCart,
  { lines, giftCards }: LinkedOffer,
): { isInCart: boolean; isReduced: boolean } {
  const added = [...lines, ...itemsForGiftCards(giftCards, wanted.giftCards, cart, newKeys())];
  const merged = addItems(cart, added);
  const piecesOf = (some: CartItem[]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    isInCart: added.some(({ key }) => lineOf(cart, key)),
    // Compares the sum of all counts, because an added discount of another price becomes a line of its own.
    isReduced: piecesOf(Object.values(merged)) < piecesOf(Object.values(cart)) + piecesOf(added),
  };
}
