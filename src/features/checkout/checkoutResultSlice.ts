import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchPaymentStatus, type PaymentStatus } from './ordersApi';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type CheckoutResultState = RequestStatus & {
  orderId: string | null;
  status: PaymentStatus | null;
  /** The polling ended without a final answer (requirements, "Payment result"). */
  waitedOut: boolean;
};

const initialState: CheckoutResultState = { ...idle, orderId: null, status: null, waitedOut: false };

export const checkoutResultSlice = createSlice({
  name: 'checkoutResult',
  initialState,
  reducers: {
    /** A visitor came to the result of this order, or asked to look again. */
    resultOpened(state, { payload }: PayloadAction<{ orderId: string }>) {
      const known = state.orderId === payload.orderId ? state.status : null;
      return { ...initialState, orderId: payload.orderId, status: known };
    },
    resultLeft: () => initialState,
    waitingEnded(state) {
      state.waitedOut = true;
      // Not even the first look was answered.
      if (!state.status) state.error = { kind: 'timeout' };
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchPaymentStatus, (state, status, orderId) => {
      if (orderId === state.orderId) state.status = status;
    });
  },
  selectors: { selectResult: (state) => state },
});

export const { resultOpened, resultLeft, waitingEnded } = checkoutResultSlice.actions;
