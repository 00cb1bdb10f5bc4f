import type { StoreModule } from '@/shared/request/storeModule';
import { orderSaga } from './order/orderSaga';
import { orderSlice } from './orderSlice';
import { paymentCheckSaga } from './payment/paymentCheckSaga';
import { checksSaga } from './form/checksSaga';

export const orderModule: StoreModule = {
  slices: [orderSlice],
  sagas: [orderSaga, paymentCheckSaga, checksSaga],
};
