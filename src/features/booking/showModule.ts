import type { StoreModule } from '@/shared/request/storeModule';
import { showSaga } from './showSaga';
import { showSlice } from './showSlice';

export const showModule: StoreModule = { slices: [showSlice], sagas: [showSaga] };
