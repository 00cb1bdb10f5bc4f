import { nanoid } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'typed-redux-saga';
import { fetchSession, login, logout, register } from './api';
import { sessionChangeKey } from './constants';
import { localStore } from '@/shared/browser/browserStorage';
import { mayHaveArrived } from '@/shared/request/errors';
import { authSlice } from './authSlice';

/**
 * Keeps the session's answer and those of signing in, up and out from contradicting each other: what was asked before
 * counts for nothing after, and where nobody knows whether a sign-in arrived, the session tells. So it does where signing
 * out was refused, as it is to whom the backend has signed out already.
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
}
