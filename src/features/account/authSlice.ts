import { createSlice } from '@reduxjs/toolkit';
import { fetchSession, login, logout, register } from './api';
import type { RequestError } from '@/shared/request/errors';

type AuthState = {
  /** Until the session is known. */
  isPending: boolean;
  isAuth: boolean;
  uid: string | null;
  showAuth: boolean;
  /** During login, registration or logout. */
  loading: boolean;
  error: RequestError | null;
};

const initialState: AuthState = {
  isPending: true,
  isAuth: false,
  uid: null,
  showAuth: false,
  loading: false,
  error: null,
};

const signedIn = (uid: string): AuthState => ({ ...initialState, isPending: false, isAuth: true, uid });
/** An error of the logout is obsolete once the visitor is signed out. */
const signedOut = (state: AuthState): AuthState => ({
  ...state,
  isPending: false,
  isAuth: false,
  uid: null,
  error: state.isAuth ? null : state.error,
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    authToggled(state) {
      state.showAuth = !state.showAuth;
      state.error = null;
    },
    authClosed(state) {
      state.showAuth = false;
      state.error = null;
    },
  },
  extraReducers: (builder) => {
    builder
      // An unchanged session keeps the pending request and the error. "Signed out" keeps the dialog open.
      .addCase(fetchSession.success, (state, { payload: { uid } }) => {
        if (uid === undefined) return signedOut(state);
        return uid === state.uid ? state : { ...signedIn(uid), loading: state.loading };
      })
      // A failed reload keeps the known session, unless the backend says that there is none.
      .addCase(fetchSession.fail, (state, { payload: { kind } }) =>
        state.isPending || kind === 'unauthorized' || kind === 'notFound' ? signedOut(state) : state,
      )
      .addCase(logout.success, () => signedOut(initialState));
    for (const request of [login, register, logout]) {
      builder
        .addCase(request.start, (state) => {
          state.loading = true;
          state.error = null;
        })
        .addCase(request.fail, (state, { payload }) => {
          state.loading = false;
          state.isPending = false;
          state.error = payload;
        });
    }
    for (const request of [login, register]) {
      builder.addCase(request.success, (_, { payload }) => signedIn(payload.uid));
    }
  },
  selectors: { selectAuth: (state) => state },
});

export const { authToggled, authClosed } = authSlice.actions;
