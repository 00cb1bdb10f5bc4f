import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchGiftCards } from '@/features/cart/vouchersApi';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import type { StoreModule } from '@/shared/request/storeModule';

type GiftCardsState = RequestStatus & {
  giftCards: Product[];
  /** Whether there was a response, to tell a pending list from an empty one. */
  isRead: boolean;
  selGiftCardsAmount: Record<number, number>;
};

const initialState: GiftCardsState = { ...idle, giftCards: [], isRead: false, selGiftCardsAmount: {} };

export const giftCardsSlice = createSlice({
  name: 'giftCards',
  initialState,
  reducers: {
    giftCardAmountChanged(state, { payload }: PayloadAction<{ purchaseProductId: number; count: number }>) {
      state.selGiftCardsAmount[payload.purchaseProductId] = payload.count;
    },
    giftCardsTaken(state) {
      state.selGiftCardsAmount = {};
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchGiftCards, (state, giftCards) => {
      state.giftCards = giftCards;
      state.isRead = true;
    });
  },
  selectors: {
    selectGiftCards: (state) => state,
    /** `undefined` until the first response. */
    selectOnSale: ({ isRead, giftCards }) => (isRead ? giftCards : undefined),
  },
});

export const { giftCardAmountChanged, giftCardsTaken } = giftCardsSlice.actions;

export const giftCardsModule: StoreModule = { slices: [giftCardsSlice] };
