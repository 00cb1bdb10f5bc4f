import { delay, put, takeLatest } from 'typed-redux-saga';
import { fetchSession } from './api';
import { slowAnswerAfter } from '@/shared/config/constants';

const { start, success, fail, reset } = fetchSession;

/** No answer to the question who is signed in counts as a failure after 10 s, whoever asked. */
export function* sessionSaga() {
  yield* takeLatest([start, success, fail, reset], function* (action) {
    if (!start.match(action)) return;
    yield* delay(slowAnswerAfter);
    yield* put(fetchSession.cancel());
  });
}
