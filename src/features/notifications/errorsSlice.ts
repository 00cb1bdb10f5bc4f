import { createSlice } from '@reduxjs/toolkit';
import { isRequestEvent } from '@/shared/request/defineRequest';
import type { RequestError } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';

type ErrorsState = { flag: boolean; text: string };

const initialState: ErrorsState = { flag: false, text: '' };

/** The last failure of any request; a network failure has no text (requirements 7). */
export const errorsSlice = createSlice({
  name: 'errors',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addMatcher(isRequestEvent('success'), () => initialState)
      .addMatcher(isRequestEvent('fail'), (state, { payload }) => {
        const error = payload as RequestError;
        if (error.kind === 'cancelled') return state;
        return { flag: true, text: error.kind === 'network' ? '' : errorText(error) };
      });
  },
  selectors: { selectError: (state) => state },
});
