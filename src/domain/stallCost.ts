import { itemName, itemsForShow } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import type { EarnedDiscount } from '@/domain/discounts';
import type { Product, ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import { offeredProducts } from '@/domain/offeredProducts';
import type { Selection } from '@/domain/selection';
import { selectionAt } from '@/domain/selectionAt';

export type CostLine = {
  key: string;
  /** `undefined` for the stall or ticket itself. */
  name: string | undefined;
  count: number;
  total: Cents;
};

/** The lines of a selection as added to the cart, in cents, without the show's own line if it is free. */
export function costLines(show: ShowDetail, selection: Selection, discounts: EarnedDiscount[]): CostLine[] {
  return itemsForShow(show, selection, discounts)
    .filter(({ product, price }) => product !== undefined || price !== 0)
    .map((item) => ({
      key: item.key,
      name: item.product && itemName(item),
      count: item.count,
      total: lineTotal(item),
    }));
}

/** The products of another show's selection that this show offers, with their counts. */
export function carriedOver(show: ShowDetail, selection: Selection): Product[] {
  const chosen = selectionAt(show, selection);
  return offeredProducts(show).flatMap((product) => {
    const count = chosen[product.purchaseProductId];
    return count ? [{ ...product, count }] : [];
  });
}
