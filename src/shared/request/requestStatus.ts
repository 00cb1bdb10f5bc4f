import type { ActionReducerMapBuilder, Draft } from '@reduxjs/toolkit';
import type { RequestDefinition } from './defineRequest';
import type { RequestError } from './errors';

export type RequestStatus = { isLoading: boolean; error: RequestError | null };

export const idle: RequestStatus = { isLoading: false, error: null };

/** Follows the events of one request. A failure and a reset keep the loaded data. */
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
