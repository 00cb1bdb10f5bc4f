import { lineTotal, positionsSum } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

/** The part of a cart's total that is taxed at one rate, in cents. */
export type VatRow = {
  /** Percent; `undefined` if the backend states none, as for tickets: their VAT is unknown. */
  rate: number | undefined;
  /** Including VAT. The rows add up to the cart's total. */
  gross: Cents;
  vat: Cents | undefined;
};

/** Contained VAT in cents; halves round away from zero, so that a discount cancels the VAT of its product. */
function containedVat(gross: Cents, rate: number): Cents {
  const size = Math.round((Math.abs(gross) * rate) / (100 + rate));
  return gross < 0 && size > 0 ? -size : size;
}

/** The total by `taxrate`, highest first, unknown rates last; empty if nothing is to be paid. */
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
