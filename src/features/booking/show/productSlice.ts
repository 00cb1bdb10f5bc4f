import { createSlice } from '@reduxjs/toolkit';
import { fetchDiscountProducts } from '@/features/catalogue/detailApi';
import type { Product } from '@/domain/entities';
import { followRequest, idle, type RequestStatus } from '@/shared/request/requestStatus';
import type { StoreModule } from '@/shared/request/storeModule';

type ProductState = RequestStatus & { products: Product[] };

const initialState: ProductState = { ...idle, products: [] };

/** The last response of discount products. The state `show` knows which selection it belongs to. */
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

export const productModule: StoreModule = { slices: [productSlice] };
