import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { afterFailure, type PaymentAnswer } from './orderAnswer';
import { checkPayment, fetchPaymentStatus } from './ordersApi';

type CheckoutResultState = RequestStatus & {
  orderId: string | null;
  /** The last answer about this order, whoever asked. */
  answer: PaymentAnswer | null;
  /** No final status came within `paymentPollLimit` (requirements, "Payment result"). */
  waitedOut: boolean;
};

const initialState: CheckoutResultState = { ...idle, orderId: null, answer: null, waitedOut: false };

export const checkoutResultSlice = createSlice({
  name: 'checkoutResult',
  initialState,
  reducers: {
    /** The result page of this order was opened, or asks anew; what is known stays shown then. */
    resultOpened(state, { payload }: PayloadAction<{ orderId: string }>) {
      const answer = state.orderId === payload.orderId ? state.answer : null;
      return { ...initialState, orderId: payload.orderId, answer };
    },
    resultLeft: () => initialState,
    waitingEnded(state) {
      state.waitedOut = true;
      state.answer ??= { error: { kind: 'timeout' } };
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchPaymentStatus, () => undefined);
    for (const request of [fetchPaymentStatus, checkPayment]) {
      builder
        .addMatcher(request.success.match, (state, { payload, meta }) => {
          if (meta.arg === state.orderId) state.answer = payload;
        })
        .addMatcher(request.fail.match, (state, { payload, meta }) => {
          if (meta.arg === state.orderId) state.answer = afterFailure(state.answer ?? undefined, payload);
        });
    }
  },
  selectors: { selectResult: (state) => state },
});

export const { resultOpened, resultLeft, waitingEnded } = checkoutResultSlice.actions;
