import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchPaymentStatus, type PaymentStatus } from './ordersApi';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type CheckoutResultState = RequestStatus & {
  orderId: string | null;
  status: PaymentStatus | null;
  /** The polling ended without a final status (requirements, "Payment result"). */
  waitedOut: boolean;
};

const initialState: CheckoutResultState = { ...idle, orderId: null, status: null, waitedOut: false };

export const checkoutResultSlice = createSlice({
  name: 'checkoutResult',
  initialState,
  reducers: {
    /** The result page of this order was opened or reloaded. */
    resultOpened(state, { payload }: PayloadAction<{ orderId: string }>) {
      const known = state.orderId === payload.orderId ? state.status : null;
      return { ...initialState, orderId: payload.orderId, status: known };
    },
    resultLeft: () => initialState,
    waitingEnded(state) {
      state.waitedOut = true;
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
