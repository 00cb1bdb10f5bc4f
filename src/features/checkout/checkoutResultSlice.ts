import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { fetchPaymentStatus } from './ordersApi';

type CheckoutResultState = RequestStatus & {
  orderId: string | null;
  /** No final status came within `paymentPollLimit` (requirements, "Payment result"). */
  waitedOut: boolean;
};

const initialState: CheckoutResultState = { ...idle, orderId: null, waitedOut: false };

export const checkoutResultSlice = createSlice({
  name: 'checkoutResult',
  initialState,
  reducers: {
    /** The result page of this order was opened, or asks anew; what is known stays shown then. */
    resultOpened: (_, { payload }: PayloadAction<{ orderId: string; isAgain: boolean }>) => ({
      ...initialState,
      orderId: payload.orderId,
    }),
    resultLeft: () => initialState,
    waitingEnded(state, _: PayloadAction<string>) {
      state.waitedOut = true;
    },
  },
  extraReducers: (builder) => void followRequest(builder, fetchPaymentStatus, () => undefined),
  selectors: { selectResult: (state) => state },
});

export const { resultOpened, resultLeft, waitingEnded } = checkoutResultSlice.actions;
