import type { Flow } from '@/request/flow';
import { otherDatesSaga } from './otherDatesSaga';

export const otherDatesFlow: Flow = { sagas: [otherDatesSaga] };
