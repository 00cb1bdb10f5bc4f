import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkPayment, fetchPaymentStatus, saveOrder } from './ordersApi';
import { checkPrices } from './priceCheckApi';
import { cartFingerprint } from '@/domain/orderGroups';
import { isPaymentFinal } from '@/domain/payment';
import { isEmptyQuery, type PriceCheckQuery } from '@/domain/priceChanges';
import { mayHaveArrived } from '@/shared/request/errors';
import { idle } from '@/shared/request/requestStatus';

import { initialState, noPriceCheck } from './orderState';

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    unpaidOrderFound(state, { payload }: PayloadAction<{ orderId: string | null; orderLink: string }>) {
      if (payload.orderId !== state.orderId || state.orderLink === null) state.answer = null;
      state.orderId = payload.orderId;
      state.orderLink = payload.orderLink;
    },
    unpaidOrderGone(state) {
      state.orderLink = null;
      state.answer = null;
      state.leaving = false;
    },
    /** Loads the payment status of the unsettled orders; payload: the ids of other orders to ask about first. */
    paymentCheckRequested(state, _: PayloadAction<string[] | undefined>) {
      state.answer = null;
      state.answers = [];
      state.isChecking = true;
    },
    paymentCheckEnded(state) {
      state.isChecking = false;
    },
    priceCheckWanted({ priceCheck }) {
      priceCheck.isWanted = true;
    },
    priceCheckLeft(state) {
      state.priceCheck = noPriceCheck;
    },
    /** The visitor removed an order from the list of this browser. */
    orderRemoved(state, { payload }: PayloadAction<string | null>) {
      if (state.orderId === payload) Object.assign(state, { orderLink: null, answer: null });
      if (state.outcome?.orderId === payload) state.outcome = null;
    },
    outcomeSeen(state) {
      state.outcome = null;
    },
    unclearOrderFound(state, { payload }: PayloadAction<string>) {
      state.unclearCart = payload;
    },
    /** The page was restored from the back/forward cache. */
    visitorReturned(state) {
      state.leaving = false;
      state.loading = false;
      state.answer = null;
    },
    /** Keeps the price check, errors and running requests. */
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
        const fingerprint = cartFingerprint(meta.arg.cart);
        state.loading = false;
        state.posted = true;
        state.error = payload;
        if (mayHaveArrived(payload)) {
          state.unclearCart = fingerprint;
        } else {
          state.refusedCart = fingerprint;
          if (state.unclearCart === fingerprint) state.unclearCart = null;
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
      .addCase(checkPrices.start, ({ priceCheck }) => {
        priceCheck.isLoading = true;
        priceCheck.error = null;
      })
      .addCase(checkPrices.success, ({ priceCheck }, { payload, meta }) => {
        Object.assign(priceCheck, idle, { seen: payload, lastQueryKey: JSON.stringify(meta.arg) });
      })
      .addCase(checkPrices.fail, ({ priceCheck }, { payload, meta }) => {
        priceCheck.isLoading = false;
        priceCheck.error = payload;
        priceCheck.lastQueryKey = JSON.stringify(meta.arg);
      })
      .addCase(checkPrices.reset, ({ priceCheck }) => {
        priceCheck.isLoading = false;
        priceCheck.lastQueryKey = null;
      })
      .addCase(checkPayment.success, (state, { payload: { paymentStatus: status }, meta }) => {
        const isThisOrder = state.orderId === meta.arg && state.orderLink !== null;
        state.answers.push({ orderId: meta.arg, answer: { status } });
        if (isThisOrder) state.answer = { status };
        if (!isPaymentFinal(status)) return;
        if (isThisOrder) Object.assign(state, { orderLink: null, answer: null, leaving: false });
        if (isThisOrder || status === 'paid') state.outcome = { orderId: meta.arg, status };
      })
      .addCase(checkPayment.fail, (state, { payload: error, meta }) => {
        state.answers.push({ orderId: meta.arg, answer: { error } });
        if (state.orderId === meta.arg) state.answer = { error };
      })
      .addCase(fetchPaymentStatus.success, (state, { payload, meta }) => {
        const isThisOrder = state.orderId === meta.arg || state.orderId === null;
        if (state.outcome?.orderId === meta.arg) state.outcome = null;
        if (!isThisOrder || !isPaymentFinal(payload.paymentStatus)) return;
        const { outcome, isChecking, answers } = state;
        Object.assign(state, initialState, { orderId: meta.arg, outcome, isChecking, answers });
      });
  },
  selectors: {
    selectOrder: (state) => state,
    selectPriceCheck: ({ priceCheck }) => priceCheck,
    selectPriceQuery: ({ priceCheck }, query: PriceCheckQuery) =>
      priceCheck.isWanted && !isEmptyQuery(query) && JSON.stringify(query) !== priceCheck.lastQueryKey
        ? query
        : undefined,
    selectLastOrderId: ({ orderId }) => orderId,
    selectIsChecking: ({ isChecking }) => isChecking,
    selectAnswers: ({ answers }) => answers,
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
  orderRemoved,
  outcomeSeen,
  unclearOrderFound,
  visitorReturned,
  unpaidOrderDropped,
} = orderSlice.actions;
