import type { StoreModule } from '@/shared/request/storeModule';
import { otherDatesSaga } from './otherDatesSaga';

export const otherDatesModule: StoreModule = { sagas: [otherDatesSaga] };
