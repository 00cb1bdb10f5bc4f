import type { Flow } from '@/request/flow';
import { showSaga } from './showSaga';
import { showSlice } from './showSlice';

export const showFlow: Flow = { slices: [showSlice], sagas: [showSaga] };
