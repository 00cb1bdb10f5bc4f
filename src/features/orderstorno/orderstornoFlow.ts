import type { Flow } from '@/request/flow';
import { orderstornoSlice } from './orderstornoSlice';
import { stornoSaga } from './stornoSaga';

export const orderstornoFlow: Flow = { slices: [orderstornoSlice], sagas: [stornoSaga] };
