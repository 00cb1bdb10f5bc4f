import { maxQuantity } from '@/shared/config/constants';
import type { Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts, selectionTotal, type Selection } from '@/domain/selection';

/** A product that the backend returned, with every `discountPurchaseProductId` that it was returned for. */
export type EarnedDiscount = Product & { earnedBy: number[] };

/** What the backend is asked about the discounts of one selection. */
export type DiscountQuestion = {
  /** Tells the same choice on two shows apart; it is not sent. */
  showId: number;
  /** Every discount that a chosen product names. */
  purchaseProductIds: number[];
  purchaseProducts: { purchaseProductId: number; count: number }[];
};

/**
 * The question that a selection on a show raises: one where a chosen product has a `discountPurchaseProductId`
 * (requirements, "Money and cart"; 0 counts as none), else `undefined`.
 */
export function discountQuestion(show: ShowDetail, selection: Selection): DiscountQuestion | undefined {
  const chosen = offeredProducts(show).filter(({ purchaseProductId }) => selection[purchaseProductId]);
  const ids = chosen.flatMap(({ discountPurchaseProductId }) => discountPurchaseProductId || []);
  if (ids.length === 0) return undefined;
  return {
    showId: show.showId,
    purchaseProductIds: [...new Set(ids)],
    purchaseProducts: chosen.map(({ purchaseProductId }) => ({
      purchaseProductId,
      count: selection[purchaseProductId] ?? 0,
    })),
  };
}

/**
 * The product that the backend returned for a discount, as an add-on: at least one, never mandatory, and marked with
 * the discount's id, by which alone the cart knows that nobody chose it and what earned it.
 */
export function asDiscount(product: Product, discountPurchaseProductId: number): EarnedDiscount {
  return {
    ...product,
    count: Math.min(Math.max(product.count, 1), maxQuantity),
    mandatory: false,
    productOrderType: 'product',
    discountPurchaseProductId,
    earnedBy: [discountPurchaseProductId],
  };
}

/** Each once, with all that earned it, and none whose product the visitor chose and pays for. */
function distinctDiscounts(discounts: EarnedDiscount[], selection: Selection): EarnedDiscount[] {
  const distinct = new Map<number, EarnedDiscount>();
  for (const discount of discounts) {
    const { purchaseProductId, earnedBy } = discount;
    if (selection[purchaseProductId]) continue;
    const known = distinct.get(purchaseProductId);
    const merged = known ? { ...known, earnedBy: [...known.earnedBy, ...earnedBy] } : discount;
    distinct.set(purchaseProductId, merged);
  }
  return [...distinct.values()];
}

/**
 * Those of the returned discounts that get a line of their own. They take no more off than the selection costs, in
 * whole cents a piece: in the cart the rest would lower the price of other shows, which no page promised.
 */
export function earnedDiscounts(
  returned: EarnedDiscount[],
  show: ShowDetail,
  selection: Selection,
): EarnedDiscount[] {
  let left = Math.max(0, selectionTotal(show, selection));
  return distinctDiscounts(returned, selection).map((discount) => {
    const price = Math.max(discount.price, 0 - Math.floor(left / discount.count));
    left += price * discount.count;
    return { ...discount, price };
  });
}

/** What a discount is worth, in cents: usually negative. */
export function discountAmount({ price, count }: Product): Cents {
  return price * count;
}

/** What several discounts are worth together, in cents. */
export function discountsTotal(discounts: Product[]): Cents {
  return discounts.reduce((sum, discount) => sum + discountAmount(discount), 0);
}
