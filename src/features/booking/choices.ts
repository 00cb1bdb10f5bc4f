import { kindOf } from '@/domain/cards';
import type { Product, Show, ShowDetail } from '@/domain/entities';
import { offeredProducts, ticketPrice, withPackage, type Selection } from '@/domain/selection';

const isOption = ({ mandatory, productOrderType }: Product) => !mandatory && productOrderType === 'option';

/** The products of a show as they are offered: what goes with every ticket, then the optional ones; options apart. */
export function productsBySort(show: ShowDetail): { products: Product[]; options: Product[] } {
  const offered = offeredProducts(show);
  return {
    products: offered
      .filter((product) => !isOption(product))
      .toSorted((a, b) => Number(b.mandatory) - Number(a.mandatory)),
    options: offered.filter(isOption),
  };
}

/** Whether a show has a price of its own beside those of its products: films always do. */
export function hasOwnPrice(show: Show): boolean {
  return kindOf(show) === 'kino' || ticketPrice(show) !== 0;
}

/** Which kind of market is booked by choosing one of its spots; `undefined` for every other show. */
export function spotMarket(show: Show): 'flohmarkt' | 'automarkt' | undefined {
  const kind = kindOf(show);
  return (kind === 'flohmarkt' || kind === 'automarkt') && !hasOwnPrice(show) ? kind : undefined;
}

/** Whether nothing but options and what goes with every booking was chosen, although there is something to pay for. */
export function isSpotMissing(show: ShowDetail, selection: Selection): boolean {
  const optional = productsBySort(show).products.filter(({ mandatory }) => !mandatory);
  return (
    optional.some(({ price }) => price > 0) &&
    optional.every(({ purchaseProductId }) => selection[purchaseProductId] === undefined)
  );
}

/** Whether a package is chosen as it is: choosing it once more would change no count. */
export function isPackageChosen(products: Product[], selection: Selection): boolean {
  const chosen = withPackage(selection, products);
  return products.every(
    ({ purchaseProductId }) => selection[purchaseProductId] === chosen[purchaseProductId],
  );
}
