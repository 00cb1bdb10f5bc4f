import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { fetchPaymentStatus, saveOrder } from '@/api/orders';
import { checkPrices } from '@/api/priceCheck';
import { cartFingerprint } from '@/domain/orderGroups';
import { isPaymentSettled } from '@/domain/payment';
import type { CartLook } from '@/domain/priceChanges';
import { mayHaveArrived, type RequestError } from '@/request/errors';
import { idle, type RequestStatus } from '@/request/requestStatus';

type OrderState = {
  orderId: string | null;
  orderLink: string | null;
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
  look: RequestStatus & { seen: CartLook | null };
};

const noLook = { ...idle, seen: null };

const initialState: OrderState = {
  orderId: null,
  orderLink: null,
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
      state.orderId = payload.orderId;
      state.orderLink = payload.orderLink;
    },
    /** The order that waited for its payment does not any more. */
    unpaidOrderGone(state) {
      state.orderLink = null;
      state.leaving = false;
    },
    unclearOrderFound(state, { payload }: PayloadAction<string>) {
      state.unclearCart = payload;
    },
    /** Back from the payment page without a word from it. */
    visitorReturned(state) {
      state.leaving = false;
      state.loading = false;
    },
    /** What was found about the cart, and what is on its way, is not answered by that. */
    unpaidOrderDropped(state) {
      state.orderId = null;
      state.orderLink = null;
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
      .addCase(fetchPaymentStatus.success, (state, { payload, meta }) => {
        const isThisOrder = state.orderId === meta.arg || state.orderId === null;
        return isThisOrder && isPaymentSettled(payload.paymentStatus)
          ? { ...initialState, orderId: meta.arg }
          : state;
      });
  },
  selectors: {
    selectOrder: (state) => state,
    selectLook: ({ look }) => look,
    selectLastOrderId: ({ orderId }) => orderId,
  },
});

export const { unpaidOrderFound, unpaidOrderGone, unclearOrderFound, visitorReturned, unpaidOrderDropped } =
  orderSlice.actions;
