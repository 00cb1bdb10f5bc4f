import type { Flow } from '@/request/flow';
import { movieSaga } from './movieSaga';
import { movieSlice } from './movieSlice';

export const movieFlow: Flow = { slices: [movieSlice], sagas: [movieSaga] };
