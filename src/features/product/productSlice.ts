import { createSlice } from '@reduxjs/toolkit';
import { fetchDiscountProduct } from '@/api/products';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/request/requestStatus';

type ProductState = RequestStatus & { product: Product | null };

const initialState: ProductState = { ...idle, product: null };

/** The discount product that the current selection earns. */
export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchDiscountProduct, (state, product) => {
      state.product = product ?? null;
    });
  },
  selectors: { selectProduct: (state) => state.product },
});
