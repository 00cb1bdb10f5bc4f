import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkPayment, fetchPaymentStatus, saveOrder } from './ordersApi';
import { checkPrices } from './priceCheckApi';
import { cartFingerprint } from '@/domain/orderGroups';
import { isPaymentSettled } from '@/domain/payment';
import { isNothingAsked, type CartQuestion } from '@/domain/priceChanges';
import { mayHaveArrived } from '@/shared/request/errors';
import { idle } from '@/shared/request/requestStatus';

import { initialState, noLook } from './orderState';

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    unpaidOrderFound(state, { payload }: PayloadAction<{ orderId: string | null; orderLink: string }>) {
      if (payload.orderId !== state.orderId || state.orderLink === null) state.answer = null;
      state.orderId = payload.orderId;
      state.orderLink = payload.orderLink;
    },
    /** The order that waited for its payment does not any more. */
    unpaidOrderGone(state) {
      state.orderLink = null;
      state.answer = null;
      state.leaving = false;
    },
    /** Asks for the payment status of the noted orders, and of one that another tab calls paid. */
    paymentCheckRequested(state, _: PayloadAction<string | undefined>) {
      state.answer = null;
      state.isChecking = true;
    },
    paymentCheckEnded(state) {
      state.isChecking = false;
    },
    priceCheckWanted({ look }) {
      look.isWanted = true;
    },
    priceCheckLeft(state) {
      state.look = noLook;
    },
    outcomeSeen(state) {
      state.outcome = null;
    },
    unclearOrderFound(state, { payload }: PayloadAction<string>) {
      state.unclearCart = payload;
    },
    /** Back from the payment page without a word from it. */
    visitorReturned(state) {
      state.leaving = false;
      state.loading = false;
      state.answer = null;
    },
    /** What was found about the cart, and what is on its way, is not answered by that. */
    unpaidOrderDropped(state) {
      state.orderId = null;
      state.orderLink = null;
      state.answer = null;
      state.posted = false;
      state.leaving = false;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveOrder.start, (state) => {
        state.loading = true;
        state.error = null;
        state.refusedCart = null;
      })
      .addCase(saveOrder.success, (_, { payload }) => ({
        ...initialState,
        posted: true,
        orderId: payload.orderId ?? null,
        orderLink: payload.kind === 'toPayment' ? payload.orderLink : null,
        toOrderPage: payload.kind === 'toOrderPage',
        leaving: payload.kind === 'toPayment',
      }))
      .addCase(saveOrder.fail, (state, { payload, meta }) => {
        const tried = cartFingerprint(meta.arg.cart);
        state.loading = false;
        state.posted = true;
        state.error = payload;
        if (mayHaveArrived(payload)) {
          state.unclearCart = tried;
        } else {
          state.refusedCart = tried;
          if (state.unclearCart === tried) state.unclearCart = null;
        }
      })
      .addCase(saveOrder.cancel, (state) => {
        state.toOrderPage = false;
      })
      .addCase(saveOrder.reset, (state) => {
        state.loading = false;
        state.posted = false;
        state.error = null;
        state.refusedCart = null;
        state.toOrderPage = false;
      })
      .addCase(checkPrices.start, ({ look }) => {
        look.isLoading = true;
        look.error = null;
      })
      .addCase(checkPrices.success, ({ look }, { payload, meta }) => {
        Object.assign(look, idle, { seen: payload, lastQueryKey: JSON.stringify(meta.arg) });
      })
      .addCase(checkPrices.fail, ({ look }, { payload, meta }) => {
        look.isLoading = false;
        look.error = payload;
        look.lastQueryKey = JSON.stringify(meta.arg);
      })
      .addCase(checkPrices.reset, ({ look }) => {
        look.isLoading = false;
        look.lastQueryKey = null;
      })
      .addCase(checkPayment.success, (state, { payload: { paymentStatus: status }, meta }) => {
        const isThisOrder = state.orderId === meta.arg && state.orderLink !== null;
        if (isThisOrder) state.answer = { status };
        if (!isPaymentSettled(status)) return;
        if (isThisOrder) Object.assign(state, { orderLink: null, answer: null, leaving: false });
        if (isThisOrder || status === 'paid') state.outcome = { orderId: meta.arg, status };
      })
      .addCase(checkPayment.fail, (state, { payload: error, meta }) => {
        if (state.orderId === meta.arg) state.answer = { error };
      })
      .addCase(fetchPaymentStatus.success, (state, { payload, meta }) => {
        const isThisOrder = state.orderId === meta.arg || state.orderId === null;
        // The page of an order tells what became of it.
        if (state.outcome?.orderId === meta.arg) state.outcome = null;
        if (!isThisOrder || !isPaymentSettled(payload.paymentStatus)) return;
        const { outcome, isChecking } = state;
        Object.assign(state, initialState, { orderId: meta.arg, outcome, isChecking });
      });
  },
  selectors: {
    selectOrder: (state) => state,
    selectLook: ({ look }) => look,
    selectPriceQuery: ({ look }, query: CartQuestion) =>
      look.isWanted && !isNothingAsked(query) && JSON.stringify(query) !== look.lastQueryKey
        ? query
        : undefined,
    selectLastOrderId: ({ orderId }) => orderId,
    selectIsChecking: ({ isChecking }) => isChecking,
    selectOutcome: ({ outcome }) => outcome,
  },
});

export const {
  unpaidOrderFound,
  unpaidOrderGone,
  paymentCheckRequested,
  paymentCheckEnded,
  priceCheckWanted,
  priceCheckLeft,
  outcomeSeen,
  unclearOrderFound,
  visitorReturned,
  unpaidOrderDropped,
} = orderSlice.actions;
