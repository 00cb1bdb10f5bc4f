import type { Flow } from '@/request/flow';
import { productSlice } from './productSlice';

export const productFlow: Flow = { slices: [productSlice] };
