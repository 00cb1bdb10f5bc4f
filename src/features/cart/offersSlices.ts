import { createSlice } from '@reduxjs/toolkit';
import { readLinkedCart, readOtherDates, type ShowOffer } from './offersApi';
import type { LinkedCart } from '@/domain/cartLink';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type OffersState = RequestStatus & {
  wanted: LinkedCart | null;
  shows: Record<number, ShowOffer>;
  giftCards: Product[];
};

const initialState: OffersState = { ...idle, wanted: null, shows: {}, giftCards: [] };

function offersSlice<Name extends string>(name: Name, request: typeof readLinkedCart) {
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

export const linkedCartSlice = offersSlice('linkedCart', readLinkedCart);

export const otherDatesSlice = offersSlice('otherDates', readOtherDates);
