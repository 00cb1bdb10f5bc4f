import { unavailability, type Unavailability } from './availability';
import { addItems } from './cart';
import { itemsForShow } from './cartItems';
import type { LinkedShow } from './cartLink';
import { earnedDiscounts, type EarnedDiscount } from './discounts';
import type { CartItem, Product, ShowDetail } from './entities';
import { offeredProducts, ownPrice } from './offeredProducts';
import { choiceAt } from './selectionAt';

/** A show as it is now; the returned `discounts` are unknown if their request failed. */
export type Offer = { show: ShowDetail | undefined; discounts: EarnedDiscount[] | undefined };

export type CarryOver =
  | { state: 'gone' }
  | { state: 'unavailable'; show: ShowDetail; reason: Unavailability }
  | { state: 'unfit'; show: ShowDetail; missing: number[] }
  | {
      state: 'ready';
      show: ShowDetail;
      lines: CartItem[];
      /** The `purchaseProductId`s that the show does not offer. */
      missing: number[];
      isDiscountUnknown: boolean;
    };

const isMain = ({ mandatory, productOrderType }: Product) => !mandatory && productOrderType !== 'option';

/** If a show sells spots, an option without a spot (such as a rented table) is useless. */
function isUnfit(show: ShowDetail, chosen: number[], missing: number[]): boolean {
  if (show.movie || ownPrice(show) > 0) return false;
  const main = offeredProducts(show).filter(isMain);
  return missing.length > 0 && !main.some(({ purchaseProductId }) => chosen.includes(purchaseProductId));
}

/** Applies a choice to a show: the cart lines at the prices of `offer` and the state at `now` (epoch ms). */
export function carryOver(wanted: LinkedShow, { show, discounts }: Offer, now: number): CarryOver {
  if (!show || show.showId !== wanted.showId) return { state: 'gone' };
  const reason = unavailability(show, now);
  if (reason) return { state: 'unavailable', show, reason };
  const choice = choiceAt(show, wanted);
  const chosen = Object.keys(choice.selection).map(Number);
  const missing = Object.keys(wanted.selection)
    .map(Number)
    .filter((id) => !chosen.includes(id));
  if (isUnfit(show, chosen, missing)) return { state: 'unfit', show, missing };
  const lines = itemsForShow(show, choice, earnedDiscounts(discounts ?? [], show, choice));
  return {
    state: 'ready',
    show,
    lines: Object.values(addItems({}, lines)),
    missing,
    isDiscountUnknown: discounts === undefined,
  };
}
