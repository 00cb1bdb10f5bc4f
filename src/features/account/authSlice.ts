import { createSlice } from '@reduxjs/toolkit';
import { fetchSession, login, logout, register } from './api';
import type { RequestError } from '@/shared/request/errors';

type AuthState = {
  /** Until the session is known. */
  isPending: boolean;
  isAuth: boolean;
  uid: string | null;
  showAuth: boolean;
  /** While signing in, up or out. */
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
/** Where somebody was signed in, what went wrong with signing out is settled. */
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
      // The same as before leaves alone what is under way or was said; so does nobody, who may be just about to sign in.
      .addCase(fetchSession.success, (state, { payload: { uid } }) => {
        if (uid === undefined) return signedOut(state);
        return uid === state.uid ? state : { ...signedIn(uid), loading: state.loading };
      })
      // Asked again in vain, what was known still holds, unless the backend says no.
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
