import type { Flow } from '@/request/flow';
import { connectionSaga } from './connectionSaga';
import { connectionSlice } from './connectionSlice';
import { missedReadsSaga } from './missedReadsSaga';

export const connectionFlow: Flow = { slices: [connectionSlice], sagas: [missedReadsSaga, connectionSaga] };
