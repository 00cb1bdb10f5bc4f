import type { StoreModule } from '@/shared/request/storeModule';
import { movieSaga } from './movieSaga';
import { movieSlice } from './movieSlice';

export const movieModule: StoreModule = { slices: [movieSlice], sagas: [movieSaga] };
