import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { afterFailure, type PaymentAnswer } from '@/features/checkout/orderAnswer';
import { checkPayment, fetchPaymentStatus } from '@/features/checkout/ordersApi';

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
    /** The result page polls the order's status afresh; what is known stays shown meanwhile. */
    askedAgain: {
      prepare: (orderId: string) => ({ payload: orderId, meta: { arg: orderId } }),
      reducer(state, _: PayloadAction<string, string, { arg: string }>) {
        return { ...initialState, orderId: state.orderId, answer: state.answer };
      },
    },
    waitingEnded(state) {
      state.waitedOut = true;
      state.answer ??= { error: { kind: 'timeout' } };
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchPaymentStatus, () => undefined)
      .addCase(fetchPaymentStatus.subscribe, (_, { meta }) => ({ ...initialState, orderId: meta.arg }))
      .addCase(fetchPaymentStatus.unsubscribe, () => initialState);
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
  selectors: {
    selectResult: (state) => state,
    selectAnswer: ({ orderId, answer }, wanted: string) => (orderId === wanted && answer) || undefined,
  },
});

export const { askedAgain, waitingEnded } = checkoutResultSlice.actions;
