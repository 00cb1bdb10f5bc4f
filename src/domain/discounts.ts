import { maxQuantity } from '@/shop/constants';
import type { Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts } from '@/domain/offeredProducts';
import { choiceTotal, type Choice, type Selection } from '@/domain/selection';

/** A discount product with every `discountPurchaseProductId` it was returned for. */
export type EarnedDiscount = Product & { earnedBy: number[] };

/** The discount request for one selection. */
export type DiscountQuery = {
  /** Distinguishes equal selections on two shows; not sent. */
  showId: number;
  purchaseProductIds: number[];
  purchaseProducts: { purchaseProductId: number; count: number }[];
};

/** `undefined` if no chosen product names a discount (requirements, "Money and cart"; 0 counts as none). */
export function discountQuery(show: ShowDetail, selection: Selection): DiscountQuery | undefined {
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

/** An optional add-on with a count of at least 1; `earnedBy` marks it as a discount in the cart. */
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
 * The returned discounts that become cart lines. Together they never exceed the choice's price, in whole cents per
 * piece: otherwise they would lower the price of other shows in the cart.
 */
export function earnedDiscounts(
  returned: EarnedDiscount[],
  show: ShowDetail,
  choice: Choice,
): EarnedDiscount[] {
  let left = Math.max(0, choiceTotal(show, choice));
  return distinctDiscounts(returned, choice.selection).map((discount) => {
    const price = Math.max(discount.price, 0 - Math.floor(left / discount.count));
    left += price * discount.count;
    return { ...discount, price };
  });
}

export function discountAmount({ price, count }: Product): Cents {
  return price * count;
}

export function discountsTotal(discounts: Product[]): Cents {
  return discounts.reduce((sum, discount) => sum + discountAmount(discount), 0);
}
