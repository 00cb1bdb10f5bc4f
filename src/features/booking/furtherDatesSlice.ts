import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LinkedCart } from '@/domain/cartLink';
import { discountKey } from '@/domain/furtherDates';
import type { Selection } from '@/domain/selection';
import { readFurtherDates, type ShowOffer } from '@/features/cart/offersApi';
import { orderPaid } from '@/features/cart/orderEvents';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { ticketsPerAdd } from '@/shared/config/constants';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { selectionTaken, showSlice } from './showSlice';

type FurtherState = RequestStatus & {
  /** The dates that are ticked, by `showId`. */
  ticked: number[];
  /** `key`: the discounts that the offer answers for. */
  offers: Record<number, { offer: ShowOffer; key: string }>;
};

const initialState: FurtherState = { ...idle, ticked: [], offers: {} };

/** The offer of a date, if it answers for the selection. */
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
    followRequest(builder, readFurtherDates, (state, { shows }, { shows: wanted }) => {
      for (const offer of shows) {
        const { selection = {} } = wanted.find(({ showId }) => showId === offer.showId) ?? {};
        state.offers[offer.showId] = { offer, key: discountKey(offer.show, selection) };
      }
    })
      .addCase(selectionTaken, (state) => {
        state.ticked = [];
      })
      .addCase(fetchShowDetail.success, () => initialState)
      .addCase(orderPaid, () => initialState);
  },
  selectors: { selectFurtherDates: (state) => state },
});

export const { dateTicked } = furtherDatesSlice.actions;

type Root = Parameters<typeof showSlice.selectors.selectShowState>[0] &
  Parameters<typeof furtherDatesSlice.selectors.selectFurtherDates>[0];

/** Which ticked dates have to be read for the selection, while the choices are visible. */
export function selectFurtherQuery(root: Root): LinkedCart | undefined {
  const { selItems: selection, areChoicesVisible } = showSlice.selectors.selectShowState(root);
  const state = furtherDatesSlice.selectors.selectFurtherDates(root);
  const unread = state.ticked.filter((showId) => !currentOffer(state, showId, selection));
  if (!areChoicesVisible || unread.length === 0) return undefined;
  return { shows: unread.map((showId) => ({ showId, count: ticketsPerAdd, selection })), giftCards: {} };
}
