import type { LinkedCart, LinkedShow } from '@/domain/cartLink';
import { discountQuery, earnedDiscounts, type EarnedDiscount } from '@/domain/discounts';
import type { Product } from '@/domain/entities';
import { selectionAt } from '@/domain/selectionAt';
import { defineRequest } from '@/shared/request/defineRequest';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { readShows, type ReadShow } from '@/features/catalogue/detailApi';
import { fetchGiftCards } from './vouchersApi';

/** A show as it is now, with the discounts that the wanted products earn; `undefined` if that request failed. */
export type ShowOffer = ReadShow & { discounts: EarnedDiscount[] | undefined };

export type Offers = { shows: ShowOffer[]; giftCards: Product[] };

/** Never retried, as it is a POST; a failure must not fail the whole offer. */
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
  const giftCardsOnSale = Object.keys(giftCards).length > 0 ? await fetchGiftCards.send(null, signal) : [];
  const readAnswers = await readShows(
    shows.map(({ showId }) => showId),
    signal,
  );
  const offers = shows.map(async (wanted, index): Promise<ShowOffer[]> => {
    const read = readAnswers[index];
    return read ? [{ ...read, discounts: await discountsFor(wanted, read, signal) }] : [];
  });
  return { shows: (await Promise.all(offers)).flat(), giftCards: giftCardsOnSale };
}

/** Current offers for the contents of a cart link. */
export const readLinkedCart = defineRequest('cartLink/read', 'read', readOffers, { retry: true });

/** Offers on the dates that a seller ticks beside the one of the page. */
export const readFurtherDates = defineRequest('furtherDates/read', 'read', readOffers, { retry: true });

/** Offers on other dates for what was just added to the cart. */
export const readOtherDates = defineRequest('otherDates/read', 'read', readOffers, { retry: true });
