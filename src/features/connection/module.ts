import type { StoreModule } from '@/shared/request/storeModule';
import { connectionSaga } from './connectionSaga';
import { connectionSlice } from './connectionSlice';
import { missedReadsSaga } from './missedReadsSaga';

export const connectionModule: StoreModule = {
  slices: [connectionSlice],
  sagas: [missedReadsSaga, connectionSaga],
};
