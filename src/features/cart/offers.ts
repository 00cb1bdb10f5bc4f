import { createSlice } from '@reduxjs/toolkit';
import type { LinkedCart, LinkedShow } from '@/domain/cartLink';
import { discountQuery, type EarnedDiscount } from '@/domain/discounts';
import type { Product } from '@/domain/entities';
import { selectionAt } from '@/domain/selectionAt';
import type { RequestDefinition } from '@/shared/request/defineRequest';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { fetchDiscountProducts, readShows, type ReadShow } from '@/features/catalogue/detailApi';
import { fetchGiftCards } from './vouchersApi';

/** A show as it is now, with the discounts that the wanted products bring; `undefined` if that request failed. */
export type ShowOffer = ReadShow & { discounts: EarnedDiscount[] | undefined };

export type Offers = { shows: ShowOffer[]; giftCards: Product[] };

/** Never retried, as it is a POST; a failure must not fail the whole offer. */
async function discountsFor(wanted: LinkedShow, { show }: ReadShow, signal: AbortSignal) {
  const query = show && discountQuery(show, selectionAt(show, wanted.selection));
  if (!query) return [];
  try {
    return await fetchDiscountProducts.send(query, signal);
  } catch {
    return undefined;
  }
}

/** Current offers for what is wanted; a read of it is declared where it is used. */
export async function readOffers({ shows, giftCards }: LinkedCart, signal: AbortSignal): Promise<Offers> {
  const giftCardsOnSale = Object.keys(giftCards).length > 0 ? await fetchGiftCards.send(null, signal) : [];
  const responses = await readShows(
    shows.map(({ showId }) => showId),
    signal,
  );
  const offers = shows.map(async (wanted, index): Promise<ShowOffer[]> => {
    const response = responses[index];
    return response ? [{ ...response, discounts: await discountsFor(wanted, response, signal) }] : [];
  });
  return { shows: (await Promise.all(offers)).flat(), giftCards: giftCardsOnSale };
}

type OffersState = RequestStatus & {
  wanted: LinkedCart | null;
  shows: Record<number, ShowOffer>;
  giftCards: Product[];
};

const initialState: OffersState = { ...idle, wanted: null, shows: {}, giftCards: [] };

export function offersSlice<Name extends string>(name: Name, request: RequestDefinition<LinkedCart, Offers>) {
  return createSlice({
    name,
    initialState,
    reducers: {},
    extraReducers: (builder) => {
      followRequest(builder, request, (state, { shows, giftCards }) => {
        for (const offer of shows) state.shows[offer.showId] = offer;
        state.giftCards = giftCards;
      }).addMatcher(request.start.match, (state, { payload }) => {
        state.wanted = payload;
      });
    },
    selectors: {
      selectOffers: (state) => state,
      /** The last response, if it is about this. */
      selectOffersOf: (state, wanted: LinkedCart) =>
        JSON.stringify(state.wanted) === JSON.stringify(wanted) ? state : undefined,
    },
  });
}
