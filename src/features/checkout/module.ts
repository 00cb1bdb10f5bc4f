import type { StoreModule } from '@/shared/request/storeModule';
import { orderSaga } from './orderSaga';
import { orderSlice } from './orderSlice';
import { paymentCheckSaga } from './paymentCheckSaga';
import { checksSaga } from './checksSaga';

export const orderModule: StoreModule = {
  slices: [orderSlice],
  sagas: [orderSaga, paymentCheckSaga, checksSaga],
};
