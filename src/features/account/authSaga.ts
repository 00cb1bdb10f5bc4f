import { nanoid } from '@reduxjs/toolkit';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { fetchSession, login, logout, register } from './api';
import { sessionChangeKey } from './constants';
import { localStore } from '@/shared/browser/browserStorage';
import { mayHaveArrived } from '@/shared/request/errors';
import { forgetDrafts } from '@/shared/ui/form/formDraft';
import { authSlice } from './authSlice';

/**
 * Keeps the session in line with login, registration and logout: an older session response is dropped. The
 * session is loaded again if it is unclear whether a write arrived, and if a logout fails, because the backend
 * may have ended the session.
 */
export function* authSaga() {
  let wasPending = false;
  yield* takeEvery([login.start, register.start, logout.start], function* () {
    wasPending = (yield* select(authSlice.selectors.selectAuth)).isPending;
    yield* put(fetchSession.reset());
  });
  yield* takeEvery([login.success, register.success, logout.success], function* () {
    yield* put(fetchSession.reset());
    localStore.write(sessionChangeKey, nanoid());
  });
  yield* takeEvery([login.fail, register.fail, logout.fail], function* (action) {
    const isUncertain = wasPending || logout.fail.match(action) || mayHaveArrived(action.payload);
    if (isUncertain) yield* put(fetchSession.start());
  });
  let wasAuth = false;
  yield* takeEvery(
    [login.success, register.success, logout.success, fetchSession.success, fetchSession.fail],
    function* () {
      const { isAuth } = yield* select(authSlice.selectors.selectAuth);
      // Otherwise the names and addresses of this visitor would stand in the forms of the next.
      if (wasAuth && !isAuth) yield* call(forgetDrafts);
      wasAuth = isAuth;
    },
  );
}
