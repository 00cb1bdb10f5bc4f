import { put, takeEvery } from 'typed-redux-saga';
import { validateVoucher } from '@/api/vouchers';
import { notify } from '@/request/notify';
import { itemRemoved, itemsAdded, voucherItemsAdded } from './cartSlice';

/** Says what happened to the cart (specification section 8). */
export function* cartNotificationsSaga() {
  yield* takeEvery(itemsAdded, function* () {
    yield* put(notify('productAdded'));
  });
  yield* takeEvery(itemRemoved, function* () {
    yield* put(notify('productRemoved'));
  });
  yield* takeEvery(validateVoucher.success, function* ({ payload }) {
    yield* put(voucherItemsAdded(payload));
    yield* put(notify('voucherAdded'));
  });
  yield* takeEvery(validateVoucher.fail, function* ({ payload }) {
    if (payload.kind !== 'cancelled') yield* put(notify('voucherInvalid', payload.message));
  });
}
