import { createSlice } from '@reduxjs/toolkit';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';

type ProductState = RequestStatus & { products: Product[] };

const initialState: ProductState = { ...idle, products: [] };

/** The discount products that were asked for last. Which selection they belong to, the area `show` knows. */
export const productSlice = createSlice({
  name: 'product',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    followRequest(builder, fetchDiscountProducts, (state, products) => {
      state.products = products;
    });
  },
  selectors: { selectProducts: (state) => state.products },
});
