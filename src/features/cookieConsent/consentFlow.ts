import type { Flow } from '@/request/flow';
import { consentSaga } from './consentSaga';

export const consentFlow: Flow = { sagas: [consentSaga] };
