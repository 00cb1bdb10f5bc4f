import type { StoreModule } from '@/shared/request/storeModule';
import { linkedCartSlice, otherDatesSlice } from './offersSlices';

export const offersModule: StoreModule = { slices: [linkedCartSlice, otherDatesSlice] };
