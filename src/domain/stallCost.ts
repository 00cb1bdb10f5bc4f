import { itemName, itemsForShow } from '@/domain/cartItems';
import { lineTotal } from '@/domain/cartTotals';
import type { EarnedDiscount } from '@/domain/discounts';
import type { ShowDetail } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';
import type { Choice } from '@/domain/selection';

export type CostLine = {
  key: string;
  /** `undefined` for the stall or ticket itself. */
  name: string | undefined;
  count: number;
  total: Cents;
};

/** The lines of a choice as added to the cart, in cents, without the show's own line if it is free. */
export function costLines(show: ShowDetail, choice: Choice, discounts: EarnedDiscount[]): CostLine[] {
  return itemsForShow(show, choice, discounts)
    .filter(({ product, price }) => product !== undefined || price !== 0)
    .map((item) => ({
      key: item.key,
      name: item.product && itemName(item),
      count: item.count,
      total: lineTotal(item),
    }));
}
