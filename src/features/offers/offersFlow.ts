import type { Flow } from '@/request/flow';
import { linkedCartSlice, otherDatesSlice } from './offersSlices';

export const offersFlow: Flow = { slices: [linkedCartSlice, otherDatesSlice] };
