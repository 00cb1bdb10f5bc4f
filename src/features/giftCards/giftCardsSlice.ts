import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchGiftCards } from '@/api/vouchers';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type GiftCardsState = RequestStatus & {
  giftCards: Product[];
  /** Chosen pieces by purchaseProductId. */
  selGiftCardsAmount: Record<number, number>;
};

const initialState: GiftCardsState = { ...idle, giftCards: [], selGiftCardsAmount: {} };

export const giftCardsSlice = createSlice({
  name: 'giftCards',
  initialState,
  reducers: {
    giftCardAmountChanged(state, { payload }: PayloadAction<{ purchaseProductId: number; count: number }>) {
      state.selGiftCardsAmount[payload.purchaseProductId] = payload.count;
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchGiftCards, (state, giftCards) => {
      state.giftCards = giftCards;
    });
  },
  selectors: { selectGiftCards: (state) => state },
});

export const { giftCardAmountChanged } = giftCardsSlice.actions;
