import { kindOf } from '@/domain/cards';
import type { Product, Show, ShowDetail } from '@/domain/entities';
import { offeredProducts } from '@/domain/offeredProducts';
import { hasOwnPrice } from '@/domain/selectionAt';
import { withPackage, type Selection } from '@/domain/selection';

const isOption = ({ mandatory, productOrderType }: Product) => !mandatory && productOrderType === 'option';

/** A show's products in display order: mandatory, then optional; options separately. */
export function productsBySort(show: ShowDetail): { products: Product[]; options: Product[] } {
  const offered = offeredProducts(show);
  return {
    products: offered
      .filter((product) => !isOption(product))
      .toSorted((a, b) => Number(b.mandatory) - Number(a.mandatory)),
    options: offered.filter(isOption),
  };
}

/** The kind of a market that is booked by choosing a spot; `undefined` for other shows. */
export function spotMarket(show: Show): 'flohmarkt' | 'automarkt' | undefined {
  const kind = kindOf(show);
  return (kind === 'flohmarkt' || kind === 'automarkt') && !hasOwnPrice(show) ? kind : undefined;
}

/** Whether no spot is chosen although the show sells some. */
export function isSpotMissing(show: ShowDetail, selection: Selection): boolean {
  const optional = productsBySort(show).products.filter(({ mandatory }) => !mandatory);
  return (
    optional.some(({ price }) => price > 0) &&
    optional.every(({ purchaseProductId }) => selection[purchaseProductId] === undefined)
  );
}

/** Whether selecting the package again would change no count. */
export function isPackageChosen(products: Product[], selection: Selection): boolean {
  const chosen = withPackage(selection, products);
  return products.every(
    ({ purchaseProductId }) => selection[purchaseProductId] === chosen[purchaseProductId],
  );
}
