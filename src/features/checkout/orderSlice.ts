import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { checkPayment, fetchPaymentStatus, saveOrder } from './ordersApi';
import { checkPrices } from './priceCheckApi';
import { cartFingerprint } from '@/domain/orderGroups';
import { isPaymentFinal, type PaymentState } from '@/domain/payment';
import type { PriceCheckResponse } from '@/domain/priceChanges';
import { mayHaveArrived, type RequestError } from '@/shared/request/errors';
import { idle, type RequestStatus } from '@/shared/request/requestStatus';

/** What the backend said of an order's payment, or why it said nothing. */
type PaymentAnswer = { status: PaymentState } | { error: RequestError };

type OrderState = {
  orderId: string | null;
  /** The payment page of the noted order that waits for its payment, as far as this browser knows. */
  orderLink: string | null;
  /** The answer about that order since the visitor came or returned; null until there is one. */
  answer: PaymentAnswer | null;
  /** The payment status of noted orders is being queried. */
  isChecking: boolean;
  /** What became of a noted order while its own page was not shown, until the visitor has seen it. */
  outcome: { orderId: string; status: PaymentState } | null;
  /** Something came of the last save, good or bad. */
  posted: boolean;
  loading: boolean;
  error: RequestError | null;
  /** The cart, by its fingerprint, that the backend refused. */
  refusedCart: string | null;
  /** The cart, by its fingerprint, whose order may have arrived although no answer came. */
  unclearCart: string | null;
  /** Nothing is left to pay in the shop: the order's page is the place to go. */
  toOrderPage: boolean;
  /** The browser is on its way to the payment page. */
  leaving: boolean;
  /** The last look at what is in the cart, before it is ordered. */
  look: RequestStatus & { seen: PriceCheckResponse | null };
};

const noLook = { ...idle, seen: null };

const initialState: OrderState = {
  orderId: null,
  orderLink: null,
  answer: null,
  isChecking: false,
  outcome: null,
  posted: false,
  loading: false,
  error: null,
  refusedCart: null,
  unclearCart: null,
  toOrderPage: false,
  leaving: false,
  look: noLook,
};

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
      .addCase(checkPrices.success, (state, { payload }) => {
        state.look = { ...idle, seen: payload };
      })
      .addCase(checkPrices.fail, ({ look }, { payload }) => {
        look.isLoading = false;
        look.error = payload;
      })
      .addCase(checkPrices.reset, (state) => {
        state.look = noLook;
      })
      .addCase(checkPayment.success, (state, { payload: { paymentStatus: status }, meta }) => {
        const isThisOrder = state.orderId === meta.arg && state.orderLink !== null;
        if (isThisOrder) state.answer = { status };
        if (!isPaymentFinal(status)) return;
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
        if (!isThisOrder || !isPaymentFinal(payload.paymentStatus)) return;
        const { outcome, isChecking } = state;
        Object.assign(state, initialState, { orderId: meta.arg, outcome, isChecking });
      });
  },
  selectors: {
    selectOrder: (state) => state,
    selectLook: ({ look }) => look,
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
  outcomeSeen,
  unclearOrderFound,
  visitorReturned,
  unpaidOrderDropped,
} = orderSlice.actions;
