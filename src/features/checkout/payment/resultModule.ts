import type { StoreModule } from '@/shared/request/storeModule';
import { checkoutResultSlice } from './checkoutResultSlice';
import { paymentPollingSaga } from './paymentPollingSaga';

export const checkoutResultModule: StoreModule = {
  slices: [checkoutResultSlice],
  sagas: [paymentPollingSaga],
};
