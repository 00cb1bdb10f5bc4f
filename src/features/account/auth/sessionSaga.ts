import { delay, put, takeLatest } from 'typed-redux-saga';
import { fetchSession } from '@/features/account/api';
import { slowResponseAfter } from '@/shared/config/constants';

const { start, success, fail, reset } = fetchSession;

/** Cancels a session request after 10 s, which counts as a failure. */
export function* sessionSaga() {
  yield* takeLatest([start, success, fail, reset], function* (action) {
    if (!start.match(action)) return;
    yield* delay(slowResponseAfter);
    yield* put(fetchSession.cancel());
  });
}
