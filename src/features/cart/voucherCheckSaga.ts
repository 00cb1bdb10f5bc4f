import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { notify } from '@/features/notifications/notify';
import { voucherPause } from '@/shared/config/constants';
import { recheck } from '@/shared/request/recheck';
import { cartSlice } from './cartSlice';
import { recheckVouchers } from './vouchersApi';

const { selectOpenRecheck, selectVoucherChanges } = cartSlice.selectors;

const recheckCodes = recheck({
  request: recheckVouchers,
  selectQuery: selectOpenRecheck,
  pauseMs: voucherPause,
});

/** Rechecks the redeemed codes and notifies once of each refused one (requirements 8). */
export function* voucherCheckSaga() {
  let known = yield* select(selectVoucherChanges);
  yield* fork(recheckCodes);
  yield* takeEvery(recheckVouchers.success, function* () {
    const latest = yield* select(selectVoucherChanges);
    if (latest === known) return;
    known = latest;
    for (const change of latest?.changes ?? []) {
      if (change.kind === 'refused') yield* put(notify('voucherInvalid', change.reason));
    }
  });
}
