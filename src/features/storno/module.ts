import type { StoreModule } from '@/shared/request/storeModule';
import { orderstornoSlice } from './orderstornoSlice';
import { stornoSaga } from './stornoSaga';

export const orderstornoModule: StoreModule = { slices: [orderstornoSlice], sagas: [stornoSaga] };
