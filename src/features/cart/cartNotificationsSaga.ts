import { put, select, takeEvery } from 'typed-redux-saga';
import { validateVoucher } from '@/api/vouchers';
import { addToCartEvent } from '@/domain/tracking';
import { notify } from '@/request/notify';
import { track } from '@/request/track';
import { cartSlice, itemRemoved, itemsAdded, voucherItemsAdded } from './cartSlice';
import { isVoucherRefused } from './voucherFailure';

/** Says what happened to the cart (specification section 8). */
export function* cartNotificationsSaga() {
  yield* takeEvery(itemsAdded, function* ({ payload }) {
    yield* put(notify('productAdded'));
    yield* put(track(addToCartEvent(payload)));
  });
  yield* takeEvery(itemRemoved, function* () {
    yield* put(notify('productRemoved'));
  });
  yield* takeEvery(validateVoucher.success, function* ({ payload }) {
    const { alreadyRedeemed } = yield* select(cartSlice.selectors.selectVoucher);
    if (alreadyRedeemed) return;
    yield* put(voucherItemsAdded(payload));
    yield* put(notify('voucherAdded'));
  });
  yield* takeEvery(validateVoucher.fail, function* ({ payload }) {
    if (payload.kind === 'cancelled') return;
    yield* put(isVoucherRefused(payload) ? notify('voucherInvalid', payload.message) : notify('failed'));
  });
}
