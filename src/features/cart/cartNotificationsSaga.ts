import { put, select, takeEvery } from 'typed-redux-saga';
import { isVoucherRefused, validateVoucher } from './vouchersApi';
import { addToCartEvent } from '@/domain/tracking';
import { notify } from '@/features/notifications/notify';
import { track } from '@/features/consent/track';
import { cartSlice, itemRemoved, itemsAdded, voucherItemsAdded } from './cartSlice';

/** Notifies and tracks changes of the cart (requirements 8). */
export function* cartNotificationsSaga() {
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
