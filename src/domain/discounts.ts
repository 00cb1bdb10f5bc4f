import { maxQuantity } from '@/config/limits';
import type { Cents, Product, ShowDetail } from '@/domain/entities';
import { offeredProducts, type Selection } from '@/domain/selection';

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
 * (rulings, "Money and cart"; 0 counts as none), else `undefined`.
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
 * The product that the backend returned for a discount, as an add-on: at least one, never mandatory, and with the
 * discount's id, by which the cart knows what earned it.
 */
export function asDiscount(product: Product, discountPurchaseProductId: number): Product {
  const count = Math.min(Math.max(product.count, 1), maxQuantity);
  return { ...product, count, mandatory: false, productOrderType: 'product', discountPurchaseProductId };
}

/** Those discounts that get a line of their own: each once, and none whose product the visitor chose and pays for. */
export function distinctDiscounts(discounts: Product[], selection: Selection): Product[] {
  const distinct = new Map(discounts.map((discount) => [discount.purchaseProductId, discount]));
  return [...distinct.values()].filter(({ purchaseProductId }) => !selection[purchaseProductId]);
}

/** What a discount is worth, in cents: usually negative. */
export function discountAmount({ price, count }: Product): Cents {
  return price * count;
}
