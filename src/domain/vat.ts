import { lineTotal, positionsSum } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

/** What of a cart's total is taxed at one rate, in cents. */
export type VatRow = {
  /** Percent; `undefined` where the backend names none, as for tickets: then their tax is not known either. */
  rate: number | undefined;
  /** With VAT. The rows add up to the cart's total. */
  gross: Cents;
  /** Contained in `gross`. */
  vat: Cents | undefined;
};

/** The VAT contained in an amount, in cents; halves away from zero, so that a discount takes as much off as it was. */
function containedVat(gross: Cents, rate: number): Cents {
  const size = Math.round((Math.abs(gross) * rate) / (100 + rate));
  return gross < 0 && size > 0 ? -size : size;
}

/**
 * A cart's total by `taxrate`, the highest rate first, lines without a rate last. None where nothing is to be paid:
 * a code that is worth more than the cart leaves nothing that could be taxed.
 */
export function vatRows(cart: Cart): VatRow[] {
  if (positionsSum(cart) === 0) return [];
  const gross = new Map<number | undefined, Cents>();
  for (const item of Object.values(cart)) {
    const rate = item.product?.taxrate;
    gross.set(rate, (gross.get(rate) ?? 0) + lineTotal(item));
  }
  return [...gross]
    .filter(([, sum]) => sum !== 0)
    .toSorted(([one], [other]) => (other ?? -1) - (one ?? -1))
    .map(([rate, sum]) => ({
      rate,
      gross: sum,
      vat: rate === undefined ? undefined : containedVat(sum, rate),
    }));
}
