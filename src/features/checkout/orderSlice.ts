import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cartFingerprint } from '@/domain/orderGroups';
import type { PaymentState } from '@/domain/payment';
import { mayHaveArrived } from '@/shared/request/errors';
import { afterFailure, statusOutcomeOf, type StatusOutcome } from './statusOutcome';
import {
  initialState,
  type AskedFirst,
  type OrderArea,
  type Overtaking,
  type SubmittedOrder,
} from './order/orderArea';
import { checkPayment, saveOrder } from './ordersApi';
import { checkPrices } from './form/priceCheckApi';

function setStatusOutcome(state: OrderArea, orderId: string, outcome: StatusOutcome): void {
  const others = state.statusOutcomes.filter((one) => one.orderId !== orderId);
  state.statusOutcomes = [...others, { orderId, outcome }];
}

export const orderSlice = createSlice({
  name: 'order',
  initialState,
  reducers: {
    /** The visitor submitted the order; it is sent unless another window orders. */
    orderSubmitted(state, _: PayloadAction<SubmittedOrder>) {
      Object.assign(state, { loading: true, error: null, refusedCart: null, elsewhere: null });
    },
    /** It was not sent: another window orders; null once that window has ordered. */
    orderedElsewhere(state, { payload }: PayloadAction<OrderArea['elsewhere']>) {
      state.elsewhere = payload;
      state.loading = false;
    },
    /** Loads the status of the orders that may have been paid; payload: the ids of other orders to ask about first. */
    paymentCheckRequested(state, _: PayloadAction<string[] | undefined>) {
      state.statusOutcomes = [];
      state.isChecking = true;
    },
    paymentCheckEnded(state) {
      state.isChecking = false;
    },
    /** A press that leads on only after the order was asked about. What was known of it stays shown meanwhile. */
    askedFirst(state, { payload }: PayloadAction<AskedFirst>) {
      state.pressed = payload;
      state.mayGoOn = false;
    },
    pressAllowed(state) {
      state.mayGoOn = true;
    },
    pressEnded(state) {
      state.pressed = null;
      state.mayGoOn = false;
    },
    /** An order was pressed that waits for the checks. */
    checksAwaited(state, { payload }: PayloadAction<{ fingerprint: string; paidIds: string[] }>) {
      state.awaited = { ...payload, isOver: false };
      state.overtaken = null;
    },
    checksOver({ awaited }) {
      if (awaited) awaited.isOver = true;
    },
    /** No order waits any more; the payload says why it was not sent, if something overtook it. */
    checksLeft(state, { payload }: PayloadAction<Overtaking | false>) {
      state.awaited = null;
      state.overtaken = payload || null;
    },
    outcomeFound(state, { payload }: PayloadAction<{ orderId: string; status: PaymentState }>) {
      state.outcome = payload;
      state.leaving = false;
    },
    outcomeSeen(state) {
      state.outcome = null;
    },
    unclearOrderFound(state, { payload }: PayloadAction<string | null>) {
      state.unclearCart = payload;
    },
    /** The page was restored from the back/forward cache. */
    visitorReturned(state) {
      Object.assign(state, {
        leaving: false,
        loading: false,
        statusOutcomes: [],
        pressed: null,
        mayGoOn: false,
      });
    },
    /** The visitor orders anew. Keeps the price check, errors and running requests. */
    unpaidOrderDropped(state) {
      Object.assign(state, { orderId: null, orderLink: null, posted: false, leaving: false });
    },
  },
  extraReducers: (builder) => {
    builder
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
      // The checkout was left.
      .addCase(saveOrder.cancel, (state) => {
        state.toOrderPage = false;
        state.leaving = false;
      })
      .addCase(saveOrder.reset, (state) => {
        state.loading = false;
        state.posted = false;
        state.error = null;
        state.refusedCart = null;
        state.toOrderPage = false;
      })
      .addCase(checkPrices.success, (state, { payload }) => {
        state.prices = payload;
      });
    builder
      .addCase(checkPayment.success, (state, { payload, meta }) => {
        setStatusOutcome(state, meta.arg, payload);
      })
      .addCase(checkPayment.fail, (state, { payload: error, meta }) => {
        setStatusOutcome(
          state,
          meta.arg,
          afterFailure(statusOutcomeOf(state.statusOutcomes, meta.arg), error),
        );
      });
  },
  selectors: {
    selectOrder: (state) => state,
    selectPrices: ({ prices }) => prices ?? undefined,
    selectIsChecking: ({ isChecking }) => isChecking,
    selectStatusOutcomes: ({ statusOutcomes }) => statusOutcomes,
    selectOutcome: ({ outcome }) => outcome,
  },
});

export const {
  askedFirst,
  checksAwaited,
  checksLeft,
  checksOver,
  orderedElsewhere,
  orderSubmitted,
  outcomeFound,
  outcomeSeen,
  paymentCheckEnded,
  paymentCheckRequested,
  pressAllowed,
  pressEnded,
  unclearOrderFound,
  unpaidOrderDropped,
  visitorReturned,
} = orderSlice.actions;
