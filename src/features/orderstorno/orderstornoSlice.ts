import { createSlice } from '@reduxjs/toolkit';
import { cancelOrder, fetchOrderForStorno, type StornoOrder } from '@/api/orders';
import type { RequestError } from '@/request/errors';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type OrderstornoState = RequestStatus & {
  order: StornoOrder | null;
  cancellation: 'none' | 'running' | 'done' | { failed: RequestError };
};

const initialState: OrderstornoState = { ...idle, order: null, cancellation: 'none' };

export const orderstornoSlice = createSlice({
  name: 'orderstorno',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchOrderForStorno, (state, order) => {
      state.order = order;
      state.cancellation = 'none';
    })
      .addCase(cancelOrder.start, (state) => {
        state.cancellation = 'running';
      })
      .addCase(cancelOrder.success, (state) => {
        state.cancellation = 'done';
      })
      .addCase(cancelOrder.fail, (state, { payload }) => {
        state.cancellation = { failed: payload };
      });
  },
  selectors: { selectOrderstorno: (state) => state },
});
