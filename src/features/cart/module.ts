import type { StoreModule } from '@/shared/request/storeModule';
import { cartNotificationsSaga } from './cartNotificationsSaga';
import { cartPersistenceSaga } from './sync/cartPersistenceSaga';
import { cartSlice } from './cartSlice';
import { voucherCheckSaga } from './vouchers/voucherCheckSaga';

/** Restores the stored cart when it is registered. Pages that show or change the cart need it. */
export const cartModule: StoreModule = {
  slices: [cartSlice],
  sagas: [cartNotificationsSaga, cartPersistenceSaga, voucherCheckSaga],
};
