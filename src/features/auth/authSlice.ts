import { createSlice } from '@reduxjs/toolkit';
import { fetchSession, login, logout, register } from '@/api/auth';
import type { RequestError } from '@/request/errors';

type AuthState = {
  /** Until the session is known. */
  isPending: boolean;
  isAuth: boolean;
  uid: string | null;
  showAuth: boolean;
  /** While signing in or up. */
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

const signedIn = (uid: string | undefined) => ({
  ...initialState,
  isPending: false,
  isAuth: uid !== undefined,
  uid: uid ?? null,
});

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    authToggled(state) {
      state.showAuth = !state.showAuth;
      state.error = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fetchSession.success, (_, { payload }) => signedIn(payload.uid))
      .addCase(fetchSession.fail, () => signedIn(undefined))
      .addCase(logout.success, () => signedIn(undefined));
    for (const request of [login, register]) {
      builder
        .addCase(request.start, (state) => {
          state.loading = true;
          state.error = null;
        })
        .addCase(request.success, (_, { payload }) => signedIn(payload.uid))
        .addCase(request.fail, (state, { payload }) => {
          state.loading = false;
          state.isPending = false;
          state.error = payload;
        });
    }
  },
  selectors: { selectAuth: (state) => state },
});

export const { authToggled } = authSlice.actions;
