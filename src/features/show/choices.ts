import { kindOf } from '@/domain/cards';
import type { Product, Show, ShowDetail } from '@/domain/entities';
import { offeredProducts, ticketPrice, withPackage, type Selection } from '@/domain/selection';

/** The products of a show as they are offered: what goes with every ticket first. */
export function orderedProducts(show: ShowDetail): Product[] {
  return offeredProducts(show).toSorted((a, b) => Number(b.mandatory) - Number(a.mandatory));
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

/** Whether nothing but what goes with every booking was chosen, although there is something to pay for. */
export function isSpotMissing(show: ShowDetail, selection: Selection): boolean {
  const optional = offeredProducts(show).filter(({ mandatory }) => !mandatory);
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
