import { createSlice } from '@reduxjs/toolkit';
import { cancelOrder, fetchOrderForStorno, type StornoOrder } from '@/features/checkout/ordersApi';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type OrderstornoState = RequestStatus & {
  stornoIdentifier: string | null;
  order: StornoOrder | null;
  /** The last cancellation, possibly of another order than `order`. */
  cancellation: { stornoIdentifier: string; outcome: 'running' | 'done' | { failed: RequestError } } | null;
};

const initialState: OrderstornoState = { ...idle, stornoIdentifier: null, order: null, cancellation: null };

export const orderstornoSlice = createSlice({
  name: 'orderstorno',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchOrderForStorno, (state, order, stornoIdentifier) => {
      state.order = order;
      const { cancellation } = state;
      if (cancellation?.stornoIdentifier !== stornoIdentifier) return;
      // The new response is more recent than the failure.
      if (typeof cancellation.outcome === 'object') state.cancellation = null;
    })
      // The page was left: forgets a finished cancellation, so that the next visit loads the order again.
      .addCase(fetchOrderForStorno.unsubscribe, (state, { meta: { arg } }) => {
        const { cancellation } = state;
        if (cancellation?.stornoIdentifier !== arg || cancellation.outcome === 'running') return;
        state.cancellation = null;
        if (state.stornoIdentifier === arg) state.order = null;
      })
      .addCase(cancelOrder.start, (state, { payload: { stornoIdentifier } }) => {
        state.cancellation = { stornoIdentifier, outcome: 'running' };
      })
      .addCase(cancelOrder.success, (state, { meta: { arg } }) => {
        state.cancellation = { stornoIdentifier: arg.stornoIdentifier, outcome: 'done' };
      })
      .addCase(cancelOrder.fail, (state, { payload, meta: { arg } }) => {
        state.cancellation = { stornoIdentifier: arg.stornoIdentifier, outcome: { failed: payload } };
      })
      .addMatcher(fetchOrderForStorno.start.match, (state, { payload }) => {
        if (state.stornoIdentifier !== payload) state.order = null;
        state.stornoIdentifier = payload;
      });
  },
  selectors: {
    selectCancellation: ({ cancellation }) => cancellation,
    selectOrder: ({ order, stornoIdentifier }, wanted: string) =>
      (stornoIdentifier === wanted ? order : null) ?? undefined,
  },
});
