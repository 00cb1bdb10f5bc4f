import { call, takeEvery } from 'typed-redux-saga';
import { notify } from '@/request/notify';

/** Shows each notification asked for; the toast library is fetched with the first one. */
export function* notificationsSaga() {
  yield* takeEvery(notify, function* ({ payload }) {
    const { showToast } = yield* call(() => import('./showToast'));
    yield* call(showToast, payload);
  });
}
