import type { StoreModule } from '@/shared/request/storeModule';
import { cartNotificationsSaga } from './cartNotificationsSaga';
import { cartPersistenceSaga } from './cartPersistenceSaga';
import { cartSlice } from './cartSlice';
import { voucherCheckSaga } from './voucherCheckSaga';

/** What begins by reading the stored cart: whoever changes the cart or shows it comes with this. */
export const cartModule: StoreModule = {
  slices: [cartSlice],
  sagas: [cartNotificationsSaga, cartPersistenceSaga, voucherCheckSaga],
};
