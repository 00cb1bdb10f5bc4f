import { addItems } from '@/domain/cart';
import type { WantedCart } from '@/domain/cartLink';
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

/** Keys that no line of a cart has: they are longer than those of gift vouchers, and not a show's. */
function newKeys(): () => string {
  let count = 0;
  return () => `neuer Gutschein ${(count += 1)}`;
}

/** What of a linked cart can be had now. */
export type LinkedOffer = {
  /** The lines of shows, at today's prices. */
  lines: CartItem[];
  /** The wanted gift vouchers that are on sale; their lines get a key when they are added. */
  giftCards: Product[];
  /** All of it as a cart to look at. */
  preview: Cart;
  /** Its worth, in cents. */
  total: Cents;
  /** The shows of which something or everything cannot be had. */
  lacking: CarryOver[];
  giftCardsGone: number;
  isDiscountUnknown: boolean;
};

/** What is offered of a linked cart at `now` (epoch ms): nothing of it is in the cart yet. */
export function linkedOffer(wanted: WantedCart, { shows, giftCards }: Offers, now: number): LinkedOffer {
  const nothing = { show: undefined, discounts: undefined };
  const taken = wanted.shows.map((show) => carryOver(show, shows[show.showId] ?? nothing, now));
  const lines = taken.flatMap((show) => (show.state === 'ready' ? show.lines : []));
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
    lacking: taken.filter((show) => show.state !== 'ready' || show.missing.length > 0),
    giftCardsGone: Object.keys(wanted.giftCards).length - onSale.length,
    isDiscountUnknown: taken.some((show) => show.state === 'ready' && show.isDiscountUnknown),
  };
}

/** How an offer meets a cart: whether any of it is there already, and whether the most pieces of a line cut it. */
export function meeting(
  cart: Cart,
  wanted: WantedCart,
  { lines, giftCards }: LinkedOffer,
): { isHeld: boolean; isCut: boolean } {
  const added = [...lines, ...itemsForGiftCards(giftCards, wanted.giftCards, cart, newKeys())];
  const merged = addItems(cart, added);
  const piecesOf = (some: CartItem[]) => some.reduce((sum, { count }) => sum + count, 0);
  return {
    isHeld: added.some(({ key }) => lineOf(cart, key)),
    // By all pieces together: what is added to a line may get one of its own, as a discount of another worth does.
    isCut: piecesOf(Object.values(merged)) < piecesOf(Object.values(cart)) + piecesOf(added),
  };
}
