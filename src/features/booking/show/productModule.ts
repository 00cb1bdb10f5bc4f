import type { StoreModule } from '@/shared/request/storeModule';
import { productSlice } from './productSlice';

export const productModule: StoreModule = { slices: [productSlice] };
