import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import type { RequestDefinition } from './defineRequest';
import type { RequestError } from './errors';

/** The status of a request; loaded data is kept beside it. */
export type RequestStatus = { isLoading: boolean; error: RequestError | null };

export const idle: RequestStatus = { isLoading: false, error: null };

/**
 * Updates `isLoading` and `error` by the events of one request, and calls `onSuccess` with each result. A failure
 * and a reset keep the rest of the state.
 */
export function followRequest<State extends RequestStatus, Arg, Result>(
  builder: ActionReducerMapBuilder<State>,
  request: RequestDefinition<Arg, Result>,
  onSuccess: (state: Draft<State>, result: Result, arg: Arg) => void,
) {
  return builder
    .addCase(request.start, (state) => {
      state.isLoading = true;
      state.error = null;
    })
    .addCase(request.success, (state, { payload, meta }) => {
      state.isLoading = false;
      onSuccess(state, payload, meta.arg);
    })
    .addCase(request.fail, (state, { payload }) => {
      state.isLoading = false;
      state.error = payload;
    })
    .addCase(request.reset, (state) => {
      state.isLoading = false;
      state.error = null;
    });
}
