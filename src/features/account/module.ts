import type { StoreModule } from '@/shared/request/storeModule';
import { authSaga } from './authSaga';

export const authModule: StoreModule = { sagas: [authSaga] };
