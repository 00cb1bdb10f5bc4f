import { call, delay, put, select, takeEvery, takeLatest } from 'typed-redux-saga';
import { fetchSession, login, logout, register } from './api';
import { sessionStore } from '@/shared/browser/browserStorage';
import { draftPrefix, slowAnswerAfter } from '@/shared/config/constants';
import { authSlice } from './authSlice';

const { start, success, fail, reset } = fetchSession;

/**
 * Cancels a session request after 10 s, which counts as a failure. When the session ends, the names and addresses of this
 * visitor are forgotten: they would stand in the forms of the next.
 */
export function* sessionSaga() {
  let wasAuth = false;
  yield* takeEvery([success, fail, login.success, register.success, logout.success], function* () {
    const { isAuth } = yield* select(authSlice.selectors.selectAuth);
    if (wasAuth && !isAuth) yield* call(sessionStore.removeAll, draftPrefix);
    wasAuth = isAuth;
  });
  yield* takeLatest([start, success, fail, reset], function* (action) {
    if (!start.match(action)) return;
    yield* delay(slowAnswerAfter);
    yield* put(fetchSession.cancel());
  });
}
