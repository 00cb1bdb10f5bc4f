import type { StoreModule } from '@/shared/request/storeModule';
import { consentSaga } from './consentSaga';

export const consentModule: StoreModule = { sagas: [consentSaga] };
