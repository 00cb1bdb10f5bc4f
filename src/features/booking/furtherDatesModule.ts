import { readFurtherDates } from '@/features/cart/offersApi';
import { discountPause } from '@/shared/config/constants';
import { recheck } from '@/shared/request/recheck';
import type { StoreModule } from '@/shared/request/storeModule';
import { furtherDatesSlice, selectFurtherQuery } from './furtherDatesSlice';

/** Several ticks in a row are one request. */
const readTicked = recheck({
  request: readFurtherDates,
  selectQuery: selectFurtherQuery,
  pauseMs: discountPause,
});

export const furtherDatesModule: StoreModule = { slices: [furtherDatesSlice], sagas: [readTicked] };
