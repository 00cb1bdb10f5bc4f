import type { StoreModule } from '@/shared/request/storeModule';
import { authSaga } from './auth/authSaga';

export const authModule: StoreModule = { sagas: [authSaga] };
