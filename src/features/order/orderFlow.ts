import type { Flow } from '@/request/flow';
import { orderSaga } from './orderSaga';
import { orderSlice } from './orderSlice';

export const orderFlow: Flow = { slices: [orderSlice], sagas: [orderSaga] };
