import { nanoid } from '@reduxjs/toolkit';
import { put, select, takeEvery } from 'typed-redux-saga';
import { fetchSession, login, logout, register, sessionChangeKey } from '@/features/account/api';
import { localStore } from '@/shared/browser/browserStorage';
import { mayHaveArrived } from '@/shared/request/errors';
import { authSlice } from '@/features/account/authSlice';
import type { StoreModule } from '@/shared/request/storeModule';

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
}

export const authModule: StoreModule = { sagas: [authSaga] };
