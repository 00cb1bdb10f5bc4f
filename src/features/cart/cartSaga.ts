import { put, select, takeEvery } from 'typed-redux-saga';
import { isVoucherRefused, validateVoucher, recheckVouchers } from './vouchersApi';
import { addToCartEvent } from '@/domain/tracking';
import { notify } from '@/features/notifications/notificationsSlice';
import { track } from '@/features/consent/track';
import { cartSlice, itemRemoved, itemsAdded, voucherItemsAdded } from './cartSlice';
import type { StoreModule } from '@/shared/request/storeModule';
import { cartPersistenceSaga } from './sync/cartPersistenceSaga';

/** Notifies and tracks changes of the cart (requirements 8). */
function* cartNotificationsSaga() {
  yield* takeEvery(itemsAdded, function* ({ payload }) {
    const areVouchers = payload.every(({ productType }) => productType === 'voucher');
    yield* put(notify(areVouchers ? 'voucherAdded' : 'productAdded'));
    yield* put(track(addToCartEvent(payload)));
  });
  yield* takeEvery(itemRemoved, function* () {
    yield* put(notify('productRemoved'));
  });
  yield* takeEvery(validateVoucher.success, function* ({ payload }) {
    const { rejectionReason } = yield* select(cartSlice.selectors.selectVoucher);
    if (rejectionReason) return;
    yield* put(voucherItemsAdded(payload));
    yield* put(notify('voucherAdded'));
  });
  yield* takeEvery(validateVoucher.fail, function* ({ payload }) {
    if (payload.kind === 'cancelled') return;
    yield* put(isVoucherRefused(payload) ? notify('voucherInvalid', payload.message) : notify('failed'));
  });
}

const { selectVoucherChanges } = cartSlice.selectors;

/** Notifies once of each code that a recheck refused (requirements 8). */
function* voucherCheckSaga() {
  let known = yield* select(selectVoucherChanges);
  yield* takeEvery(recheckVouchers.success, function* () {
    const latest = yield* select(selectVoucherChanges);
    if (latest === known) return;
    known = latest;
    for (const change of latest?.changes ?? []) {
      if (change.kind === 'refused') yield* put(notify('voucherInvalid', change.reason));
    }
  });
}

/** Restores the stored cart when it is registered. Pages that show or change the cart need it. */
export const cartModule: StoreModule = {
  slices: [cartSlice],
  sagas: [cartNotificationsSaga, cartPersistenceSaga, voucherCheckSaga],
};
