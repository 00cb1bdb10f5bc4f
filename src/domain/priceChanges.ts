import { unavailability, type Unavailability } from '@/domain/availability';
import { sortedItems } from '@/domain/cart';
import type { CartChange } from '@/domain/cartChange';
import { itemsForShow } from '@/domain/cartItems';
import { isAddOnKey, parentKeyOf } from '@/domain/cartKeys';
import { sortValue, startOf, viennaTime } from '@/domain/dates';
import type { Cart, CartItem, CartShow, Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import { plainChoice } from '@/domain/selection';

/** The shows and gift cards to read for a price check. */
export type PriceCheckQuery = { showIds: number[]; withGiftCards: boolean };

/** The response at `readAt` (epoch ms): a show without a detail no longer exists. */
export type PriceCheckResponse = {
  shows: { showId: number; show: ShowDetail | undefined }[];
  giftCards: Product[] | undefined;
  readAt: number;
};

/** How a line differs from its state when it was added; at least one field is set. */
export type LineDifference = {
  line: CartItem;
  /** Why it cannot be bought any more; its price is irrelevant then. */
  reason?: Unavailability | 'gone' | 'unpriced' | undefined;
  price?: Cents | undefined;
  moved?: CartShow | undefined;
};

type CheckResult = Omit<LineDifference, 'line'>;

/** The shows and gift cards of a cart, if it has any. The backend checks redeemed codes and discounts. */
export function priceCheckQuery(cart: Cart): PriceCheckQuery | undefined {
  const lines = Object.values(cart);
  const ids = lines.flatMap(({ show, showId }) => (show ? showId : []));
  const withGiftCards = lines.some(({ productType }) => productType === 'voucher');
  if (ids.length === 0 && !withGiftCards) return undefined;
  return { showIds: [...new Set(ids)].toSorted((a, b) => a - b), withGiftCards };
}

function checkProduct(products: Product[], line: CartItem): CheckResult {
  const found = products.find((offered) => offered.purchaseProductId === line.product?.purchaseProductId);
  return found ? { price: found.price } : { reason: 'gone' };
}

type Timed = Pick<CartShow, 'date' | 'time'>;
const clockOf = ({ date, time }: Timed) => (time === undefined ? undefined : viennaTime(date, time));

/** Whether date and time differ. Placeholder dates, invalid dates and a time that only one side has are ignored. */
function isMoved(before: Timed, now: Timed): boolean {
  const [day, newDay] = [before, now].map(({ date }) => startOf({ date }));
  if (day === undefined || newDay === undefined) return false;
  if (day !== newDay) return true;
  const [clock, newClock] = [clockOf(before), clockOf(now)];
  return clock !== undefined && newClock !== undefined && clock !== newClock;
}

function checkShow(line: CartItem, show: ShowDetail, readAt: number): CheckResult {
  const reason = unavailability(show, readAt) ?? (show.isUnpriced ? 'unpriced' : undefined);
  const moved = line.show && isMoved(line.show, show) ? itemsForShow(show, plainChoice)[0]?.show : undefined;
  return { reason, moved, price: reason ? undefined : ownPrice(show) };
}

function checkLine(line: CartItem, { shows, giftCards, readAt }: PriceCheckResponse): CheckResult {
  if (line.productType === 'voucheritem' || line.earnedBy) return {};
  if (line.productType === 'voucher') return giftCards ? checkProduct(giftCards, line) : {};
  const read = shows.find(({ showId }) => showId === line.showId);
  if (!read) return {};
  const { show } = read;
  if (!show) return { reason: 'gone' };
  if (show.showId !== line.showId) return {};
  return isAddOnKey(line.key) ? checkProduct(offeredProducts(show), line) : checkShow(line, show, readAt);
}

/**
 * Changed or unavailable lines in the order of the cart (requirements, "Further features"). Unread lines and add-ons of
 * an unavailable show are not listed.
 */
export function cartDifferences(cart: Cart, response: PriceCheckResponse): LineDifference[] {
  const checks = new Map(sortedItems(cart).map((line) => [line.key, checkLine(line, response)]));
  return sortedItems(cart).flatMap((line): LineDifference[] => {
    const { reason, moved, price: newPrice } = checks.get(line.key) ?? {};
    const parent = isAddOnKey(line.key) ? checks.get(parentKeyOf(line.key)) : undefined;
    if (parent?.reason) return [];
    const price = newPrice === line.price ? undefined : newPrice;
    return reason || moved || price !== undefined ? [{ line, reason, moved, price }] : [];
  });
}

/** The changed lines that can still be bought, at new prices and dates; add-ons move with their show. */
export function changeOfDifferences(cart: Cart, differences: LineDifference[]): CartChange {
  const found = new Map(differences.filter(({ reason }) => !reason).map((own) => [own.line.key, own]));
  return Object.fromEntries(
    Object.values(cart).flatMap((line): [string, CartItem][] => {
      const own = found.get(line.key);
      const moved = found.get(parentKeyOf(line.key))?.moved;
      if (!own && !moved) return [];
      const { price = line.price, moved: show = line.show } = own ?? {};
      return [[line.key, { ...line, price, show, order: moved ? sortValue(moved) : line.order }]];
    }),
  );
}
