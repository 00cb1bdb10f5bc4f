import { createSlice } from '@reduxjs/toolkit';
import { isRequestEvent } from '@/shared/request/defineRequest';

type LoadingBarState = { active: Record<string, boolean> };

const initialState: LoadingBarState = { active: {} };

/** Contains only pending requests (requirements, "Loading and notifications"). */
export const loadingBarSlice = createSlice({
  name: 'loadingBar',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isRequestEvent('start'), (state, { meta }) => {
        state.active[meta.key] = true;
      })
      .addMatcher(isRequestEvent('success', 'fail', 'reset'), (state, { meta }) => {
        delete state.active[meta.key];
      });
  },
  selectors: {
    selectIsShown: ({ active }) => {
      const flags = Object.values(active);
      return flags.length > 0 && flags.every(Boolean);
    },
  },
});
