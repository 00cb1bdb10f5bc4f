import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { cancelOrder, fetchOrderForStorno, type StornoOrder } from '@/features/checkout/ordersApi';
import type { RequestError } from '@/shared/request/errors';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type OrderstornoState = RequestStatus & {
  /** What was looked for last: `order` and `error` are of this link. */
  stornoIdentifier: string | null;
  order: StornoOrder | null;
  /** The last cancellation, perhaps of another order than the one that is shown. */
  cancellation: { stornoIdentifier: string; outcome: 'running' | 'done' | { failed: RequestError } } | null;
};

const initialState: OrderstornoState = { ...idle, stornoIdentifier: null, order: null, cancellation: null };

export const orderstornoSlice = createSlice({
  name: 'orderstorno',
  initialState,
  reducers: {
    /** What came of a cancellation was read: the next visit asks anew. */
    stornoLeft(state, { payload }: PayloadAction<string>) {
      const { cancellation } = state;
      if (cancellation?.stornoIdentifier !== payload || cancellation.outcome === 'running') return;
      state.cancellation = null;
      if (state.stornoIdentifier === payload) state.order = null;
    },
  },
  extraReducers: (builder) => {
    followRequest(builder, fetchOrderForStorno, (state, order, stornoIdentifier) => {
      state.order = order;
      const { cancellation } = state;
      if (cancellation?.stornoIdentifier !== stornoIdentifier) return;
      // How it stands is known better now than when the cancellation failed.
      if (typeof cancellation.outcome === 'object') state.cancellation = null;
    })
      .addCase(cancelOrder.start, (state, { payload: { stornoIdentifier } }) => {
        if (state.cancellation?.outcome === 'running') return;
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
  selectors: { selectOrderstorno: (state) => state },
});

export const { stornoLeft } = orderstornoSlice.actions;
