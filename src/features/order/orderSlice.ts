import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchPaymentStatus, saveOrder } from '@/api/orders';
import { orderPaid } from '@/api/orderEvents';
import { isPaymentLost } from '@/domain/payment';
import type { RequestError } from '@/request/errors';
import type { PendingOrder } from './pendingOrder';

type OrderState = {
  orderId: string | null;
  orderLink: string | null;
  /** Something came of the last save, good or bad. */
  posted: boolean;
  loading: boolean;
  error: RequestError | null;
  /** The order was paid before: its page is the place to go. */
  alreadyPaid: boolean;
  /** The browser is on its way to the payment page. */
  leaving: boolean;
};

const initialState: OrderState = {
  orderId: null,
  orderLink: null,
  posted: false,
  loading: false,
  error: null,
  alreadyPaid: false,
  leaving: false,
};

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    pendingOrderFound: (_, { payload }: PayloadAction<PendingOrder>) => ({ ...initialState, ...payload }),
    /** Back from the payment page without a word from it. */
    visitorReturned(state) {
      state.leaving = false;
      state.loading = false;
    },
    pendingOrderDropped: () => initialState,
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveOrder.start, (state) => {
        state.loading = true;
        state.error = null;
      })
      .addCase(saveOrder.success, (_, { payload }) => ({
        ...initialState,
        posted: true,
        orderId: payload.orderId ?? null,
        orderLink: payload.kind === 'toPayment' ? payload.orderLink : null,
        alreadyPaid: payload.kind === 'alreadyPaid',
        leaving: payload.kind === 'toPayment',
      }))
      .addCase(saveOrder.fail, (state, { payload }) => {
        state.loading = false;
        state.posted = true;
        state.error = payload;
      })
      .addCase(saveOrder.cancel, (state) => {
        state.alreadyPaid = false;
      })
      .addCase(saveOrder.reset, (state) => {
        state.loading = false;
        state.posted = false;
        state.error = null;
        state.alreadyPaid = false;
      })
      .addCase(orderPaid, (state, { payload }) =>
        state.orderId === payload.orderId || state.orderId === null
          ? { ...initialState, orderId: payload.orderId }
          : state,
      )
      .addCase(fetchPaymentStatus.success, (state, { payload, meta }) =>
        meta.arg === state.orderId && isPaymentLost(payload.paymentStatus)
          ? { ...initialState, orderId: state.orderId }
          : state,
      );
  },
  selectors: { selectOrder: (state) => state, selectLastOrderId: ({ orderId }) => orderId },
});

export const { pendingOrderFound, visitorReturned, pendingOrderDropped } = orderSlice.actions;
