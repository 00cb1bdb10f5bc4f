import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkedCart } from '@/domain/cartLink';
import { discountKey } from '@/domain/furtherDates';
import type { Choice, Selection } from '@/domain/selection';
import { readOffers, type ShowOffer } from '@/features/cart/offers';
import { defineRequest } from '@/shared/request/defineRequest';
import { orderPaid } from '@/features/cart/cartSlice';
import { fetchShowDetail } from '@/features/catalogue/detailApi';
import type { StoreModule } from '@/shared/request/storeModule';
import { selectionTaken } from '@/features/booking/showSlice';

/** Offers on the dates that a seller ticks beside the one of the page. */
export const readFurtherDates = defineRequest('furtherDates/read', 'read', readOffers, { retry: true });

type FurtherState = {
  /** The show of the page. */
  showId: number | null;
  /** The dates that are ticked, by `showId`. */
  ticked: number[];
  /** `key`: the discounts that the offer belongs to. */
  offers: Record<number, { offer: ShowOffer; key: string }>;
};

const initialState: FurtherState = { showId: null, ticked: [], offers: {} };

/** The offer of a date, if it belongs to the selection. */
export function currentOffer(
  { offers }: FurtherState,
  showId: number,
  selection: Selection,
): ShowOffer | undefined {
  const known = offers[showId];
  return known && known.key === discountKey(known.offer.show, selection) ? known.offer : undefined;
}

export const furtherDatesSlice = createSlice({
  name: 'furtherDates',
  initialState,
  reducers: {
    dateTicked(state, { payload }: PayloadAction<{ showId: number; isTicked: boolean }>) {
      const others = state.ticked.filter((showId) => showId !== payload.showId);
      state.ticked = payload.isTicked ? [...others, payload.showId] : others;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(readFurtherDates.success, (state, { payload: { shows }, meta: { arg } }) => {
        for (const offer of shows) {
          const { selection = {} } = arg.shows.find(({ showId }) => showId === offer.showId) ?? {};
          state.offers[offer.showId] = { offer, key: discountKey(offer.show, selection) };
        }
      })
      .addCase(selectionTaken, (state) => {
        state.ticked = [];
      })
      .addCase(fetchShowDetail.success, (state, { payload: { showId } }) =>
        state.showId === showId ? state : { ...initialState, showId },
      )
      .addCase(orderPaid, () => initialState);
  },
  selectors: { selectFurtherDates: (state) => state },
});

export const { dateTicked } = furtherDatesSlice.actions;

/** Which ticked dates have to be read for the choice. */
export function furtherQuery(state: FurtherState, choice: Choice): LinkedCart | undefined {
  const unread = state.ticked.filter((showId) => !currentOffer(state, showId, choice.selection));
  if (unread.length === 0) return undefined;
  return { shows: unread.map((showId) => ({ showId, ...choice })), giftCards: {} };
}

export const furtherDatesModule: StoreModule = { slices: [furtherDatesSlice] };
