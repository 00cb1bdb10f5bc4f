import type { LinkedCart, LinkedShow } from '@/domain/cartLink';
import { discountQuery, earnedDiscounts, type EarnedDiscount } from '@/domain/discounts';
import type { Product } from '@/domain/entities';
import { selectionAt } from '@/domain/selectionAt';
import { defineRequest } from '@/shared/request/defineRequest';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { readShows, type ReadShow } from '@/features/catalogue/showsApi';
import { fetchGiftCards } from './vouchersApi';

/** A show as it is now, with the discounts that what is wanted of it earns; `undefined` where nobody could say. */
export type ShowOffer = ReadShow & { discounts: EarnedDiscount[] | undefined };

export type Offers = { shows: ShowOffer[]; giftCards: Product[] };

/** Asked last and never repeated, for it is no safe GET: what it would take off is not worth the whole offer. */
async function discountsFor(wanted: LinkedShow, { show }: ReadShow, signal: AbortSignal) {
  const selection = show && selectionAt(show, wanted.selection);
  const question = show && discountQuery(show, selection ?? {});
  if (!show || !selection || !question) return [];
  try {
    return earnedDiscounts(await fetchDiscountProducts.send(question, signal), show, selection);
  } catch {
    return undefined;
  }
}

async function readOffers({ shows, giftCards }: LinkedCart, signal: AbortSignal): Promise<Offers> {
  const onSale = Object.keys(giftCards).length > 0 ? await fetchGiftCards.send(undefined, signal) : [];
  const found = await readShows(
    shows.map(({ showId }) => showId),
    signal,
  );
  const offers = shows.map(async (wanted, index): Promise<ShowOffer[]> => {
    const read = found[index];
    return read ? [{ ...read, discounts: await discountsFor(wanted, read, signal) }] : [];
  });
  return { shows: (await Promise.all(offers)).flat(), giftCards: onSale };
}

/** What a link to a cart names, as it can be had now. */
export const readLinkedCart = defineRequest('cartLink/read', 'read', readOffers, { retry: true });

/** What was just put into the cart, as it can be had on other dates. */
export const readOtherDates = defineRequest('otherDates/read', 'read', readOffers, { retry: true });
