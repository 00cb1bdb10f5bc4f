import { createReducer } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import { defineRequest } from '@/shared/request/defineRequest';
import { followRequest, idle } from '@/shared/request/requestStatus';

const request = defineRequest<number, string>('test/status', 'read', async () => 0);
const failure = { kind: 'server' } as const;

const reducer = createReducer({ ...idle, loaded: {} as Record<string, number> }, (builder) => {
  followRequest(builder, request, (state, result, name) => {
    state.loaded[name] = result;
  });
});

it('a request is loading until its response, and a failure or a reset keeps what was loaded', () => {
  const before = reducer(undefined, { type: 'any' });
  expect(before).toEqual({ isLoading: false, error: null, loaded: {} });
  const asked = reducer(before, request.start('a'));
  expect(asked).toEqual({ isLoading: true, error: null, loaded: {} });
  const loaded = reducer(asked, request.success(7, 'a'));
  expect(loaded).toEqual({ isLoading: false, error: null, loaded: { a: 7 } });
  const failed = reducer(reducer(loaded, request.start('b')), request.fail(failure, 'b'));
  expect(failed).toEqual({ isLoading: false, error: failure, loaded: { a: 7 } });
  expect(reducer(failed, request.start('b'))).toEqual({ isLoading: true, error: null, loaded: { a: 7 } });
  expect(reducer(failed, request.reset('b'))).toEqual(loaded);
  expect(reducer(reducer(loaded, request.start('b')), request.reset('b'))).toEqual(loaded);
});
