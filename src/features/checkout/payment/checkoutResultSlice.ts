import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import { afterFailure, type StatusOutcome } from '@/features/checkout/statusOutcome';
import { checkPayment, fetchPaymentStatus } from '@/features/checkout/ordersApi';

type CheckoutResultState = RequestStatus & {
  orderId: string | null;
  /** The outcome of the last request about this order, whoever asked. */
  outcome: StatusOutcome | null;
  /** No final status came within three minutes (requirements, "Payment result"). */
  waitedOut: boolean;
};

const initialState: CheckoutResultState = { ...idle, orderId: null, outcome: null, waitedOut: false };

export const checkoutResultSlice = createSlice({
  name: 'checkoutResult',
  initialState,
  reducers: {
    /** The result page polls the order's status afresh; what is known stays shown meanwhile. */
    askedAgain: {
      prepare: (orderId: string) => ({ payload: orderId, meta: { arg: orderId } }),
      reducer(state, _: PayloadAction<string, string, { arg: string }>) {
        return { ...initialState, orderId: state.orderId, outcome: state.outcome };
      },
    },
    waitingEnded(state) {
      state.waitedOut = true;
      state.outcome ??= { error: { kind: 'timeout' } };
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchPaymentStatus, () => undefined)
      .addCase(fetchPaymentStatus.subscribe, (_, { meta }) => ({ ...initialState, orderId: meta.arg }))
      .addCase(fetchPaymentStatus.unsubscribe, () => initialState);
    for (const request of [fetchPaymentStatus, checkPayment]) {
      builder
        .addMatcher(request.success.match, (state, { payload, meta }) => {
          if (meta.arg === state.orderId) state.outcome = payload;
        })
        .addMatcher(request.fail.match, (state, { payload, meta }) => {
          if (meta.arg === state.orderId) state.outcome = afterFailure(state.outcome ?? undefined, payload);
        });
    }
  },
  selectors: {
    selectResult: (state) => state,
    selectStatusOutcome: ({ orderId, outcome }, wanted: string) =>
      (orderId === wanted && outcome) || undefined,
  },
});

export const { askedAgain, waitingEnded } = checkoutResultSlice.actions;
