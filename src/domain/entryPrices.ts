import { cardRules, cardState, kindOf } from '@/domain/cards';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import type { Product, Show } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

export type EntryPrice = {
  /** The name of the spot; `undefined` for the ticket or stall itself. */
  name: string | undefined;
  price: Cents;
};

const listedProducts = (show: Show) => offeredProducts({ ...show, productPackages: [] });

/** The spots of a market without a price of its own: the products of the first one's type (breakfast is not a spot). */
function spotsOf(show: Show): Product[] {
  const kind = kindOf(show);
  if (kind !== 'flohmarkt' && kind !== 'automarkt') return [];
  const choices = listedProducts(show).filter(
    ({ mandatory, productOrderType }) => !mandatory && productOrderType === 'product',
  );
  return choices.filter(({ productType }) => productType === choices[0]?.productType);
}

/** The prices per ticket or spot, without what is mandatory with it. A price of 0 means unknown and is omitted. */
export function entryPrices(show: Show): EntryPrice[] {
  const own = ownPrice(show);
  if (own > 0) return [{ name: undefined, price: own }];
  return spotsOf(show).flatMap(({ productName, price }) => (price > 0 ? { name: productName, price } : []));
}

/** The products that every booking of the show includes and that cost something. */
export function mandatoryProducts(show: Show): Product[] {
  return listedProducts(show).filter(({ mandatory, price }) => mandatory && price > 0);
}

export type StartingPrice = {
  /** The cheapest ticket or spot. */
  price: Cents;
  /** What every booking costs in addition, however many tickets it has. */
  perBooking: Cents;
};

/** `undefined` if the price is unknown, or if tickets are sold neither now nor soon. */
export function startingPrice(show: Show): StartingPrice | undefined {
  const prices = entryPrices(show).map(({ price }) => price);
  if (!cardRules[cardState(show)].isPriced || prices.length === 0) return undefined;
  const perBooking = mandatoryProducts(show).reduce((sum, { price }) => sum + price, 0);
  return { price: Math.min(...prices), perBooking };
}
