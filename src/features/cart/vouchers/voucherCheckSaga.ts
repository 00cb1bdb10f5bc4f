import { put, select, takeEvery } from 'typed-redux-saga';
import { notify } from '@/features/notifications/notify';
import { cartSlice } from '@/features/cart/cartSlice';
import { recheckVouchers } from '@/features/cart/vouchersApi';

const { selectVoucherChanges } = cartSlice.selectors;

/** Notifies once of each code that a recheck refused (requirements 8). */
export function* voucherCheckSaga() {
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
