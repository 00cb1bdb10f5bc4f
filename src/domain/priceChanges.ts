import { unavailability, type Unavailability } from '@/domain/availability';
import { sortedItems } from '@/domain/cart';
import type { CartChange } from '@/domain/cartChange';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import type { Cart, CartItem, Cents, Product, ShowDetail } from '@/domain/entities';
import { offeredProducts, ticketPrice } from '@/domain/selection';

/** What has to be read to know whether a cart still holds. */
export type CartQuestion = { showIds: number[]; withGiftCards: boolean };

/** What was read at `readAt` (epoch ms): a show without a detail exists no more. */
export type CartLook = {
  shows: { showId: number; show: ShowDetail | undefined }[];
  giftCards: Product[] | undefined;
  readAt: number;
};

/** In which way a line is not what it was when it was put into the cart. */
export type LineDifference =
  | { kind: 'price'; line: CartItem; price: Cents }
  | { kind: 'unavailable'; line: CartItem; reason: Unavailability | 'gone' };

type Seen = { price: Cents } | { reason: Unavailability | 'gone' } | undefined;

/** The shows and gift vouchers of a cart; codes and the discounts that a choice earned are the backend's to judge. */
export function cartQuestion(cart: Cart): CartQuestion {
  const lines = Object.values(cart);
  const ids = lines.flatMap(({ show, showId }) => (show ? showId : []));
  return {
    showIds: [...new Set(ids)].toSorted((a, b) => a - b),
    withGiftCards: lines.some(({ productType }) => productType === 'voucher'),
  };
}

/** Whether nothing of a cart can be read again. */
export function isNothingAsked({ showIds, withGiftCards }: CartQuestion): boolean {
  return showIds.length === 0 && !withGiftCards;
}

function seenProduct(products: Product[], line: CartItem): Seen {
  const found = products.find((offered) => offered.purchaseProductId === line.product?.purchaseProductId);
  return found ? { price: found.price } : { reason: 'gone' };
}

function seenLine(line: CartItem, { shows, giftCards, readAt }: CartLook): Seen {
  if (line.productType === 'voucheritem' || line.earnedBy) return undefined;
  if (line.productType === 'voucher') return giftCards && seenProduct(giftCards, line);
  const read = shows.find(({ showId }) => showId === line.showId);
  if (!read) return undefined;
  const { show } = read;
  if (!show) return { reason: 'gone' };
  if (isAddOnKey(line.key)) return seenProduct(offeredProducts(show), line);
  const reason = unavailability(show, readAt);
  return reason ? { reason } : { price: ticketPrice(show) };
}

/**
 * The lines whose price changed or that cannot be bought any more, in the order of the cart (rulings, "Beyond the
 * specification"). What was not read says nothing; the add-ons of a ticket that is gone go without a word.
 */
export function cartDifferences(cart: Cart, look: CartLook): LineDifference[] {
  const seen = new Map(sortedItems(cart).map((line) => [line.key, seenLine(line, look)]));
  return sortedItems(cart).flatMap((line): LineDifference[] => {
    const found = seen.get(line.key);
    const parent = isAddOnKey(line.key) ? seen.get(parentKeyOf(line.key)) : undefined;
    if (!found || (parent && 'reason' in parent)) return [];
    if ('reason' in found) return [{ kind: 'unavailable', line, reason: found.reason }];
    return found.price === line.price ? [] : [{ kind: 'price', line, price: found.price }];
  });
}

/** The lines at the prices that were found, for the cart to take over. */
export function atNewPrices(differences: LineDifference[]): CartChange {
  return Object.fromEntries(
    differences.flatMap((found) =>
      found.kind === 'price' ? [[found.line.key, { ...found.line, price: found.price }]] : [],
    ),
  );
}
