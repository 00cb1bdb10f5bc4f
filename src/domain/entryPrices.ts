import { cardRules, cardState, kindOf } from '@/domain/cards';
import { offeredProducts, ownPrice } from '@/domain/offeredProducts';
import type { Product, Show } from '@/domain/entities';
import type { Cents } from '@/shared/text/money';

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
function entryPrices(show: Show): Cents[] {
  const own = ownPrice(show);
  const prices = own > 0 ? [own] : spotsOf(show).map(({ price }) => price);
  return prices.filter((price) => price > 0);
}

/** The products that every booking of the show includes and that cost something. */
function mandatoryProducts(show: Show): Product[] {
  return listedProducts(show).filter(({ mandatory, price }) => mandatory && price > 0);
}

export type StartingPrice = {
  /** The cheapest ticket or spot. */
  price: Cents;
  /** What every booking costs in addition, however many tickets it has. */
  perBooking: Cents;
};

/** `undefined` if the price is unknown. */
export function lowestPrice(show: Show): StartingPrice | undefined {
  const prices = entryPrices(show);
  if (prices.length === 0) return undefined;
  const perBooking = mandatoryProducts(show).reduce((sum, { price }) => sum + price, 0);
  return { price: Math.min(...prices), perBooking };
}

/** `undefined` if the price is unknown, or if tickets are sold neither now nor soon. */
export function startingPrice(show: Show): StartingPrice | undefined {
  return cardRules[cardState(show)].isPriced ? lowestPrice(show) : undefined;
}
