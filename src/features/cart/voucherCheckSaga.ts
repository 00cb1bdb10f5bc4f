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

/** Checks the redeemed codes again, and notifies once of each one that was refused (requirements 8). */
export function* voucherCheckSaga() {
  let known = yield* select(selectVoucherChanges);
  yield* fork(recheckCodes);
  yield* takeEvery(recheckVouchers.success, function* () {
    const news = yield* select(selectVoucherChanges);
    if (news === known) return;
    known = news;
    for (const change of news?.changes ?? []) {
      if (change.kind === 'refused') yield* put(notify('voucherInvalid', change.reason));
    }
  });
}
