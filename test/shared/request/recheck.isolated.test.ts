import { configureStore, createAction, createReducer, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineRequest } from '@/shared/request/defineRequest';
import { recheck } from '@/shared/request/recheck';

const pauseMs = 400;
const queryChanged = createAction<string | undefined>('test/queryChanged');

let names = 0;

/** A store with a query that the test changes, and the requests that it led to. */
function open(pause = pauseMs) {
  const request = defineRequest<string, string>(`test/recheck${(names += 1)}`, 'read', async () => '');
  const started: string[] = [];
  const resets: unknown[] = [];
  const saga = createSagaMiddleware();
  const reducer = createReducer({ query: undefined as string | undefined }, (builder) => {
    builder
      .addCase(queryChanged, (state, { payload }) => {
        state.query = payload;
      })
      .addCase(request.success, (state) => {
        state.query = undefined;
      });
  });
  const record: Middleware = () => (next) => (action) => {
    if (request.start.match(action)) started.push(action.payload);
    if (request.reset.match(action)) resets.push(action);
    return next(action);
  };
  const store = configureStore({
    reducer,
    middleware: (getDefault) => getDefault().concat(saga, record),
  });
  const selectQuery = ({ query }: { query: string | undefined }) => query;
  saga.run(recheck({ request, selectQuery, pauseMs: pause }));
  const change = (query: string | undefined) => store.dispatch(queryChanged(query));
  return { request, store, change, started, resets };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it('requests only the last of several quick changes, after the pause', async () => {
  const { change, started } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  change('b');
  await vi.advanceTimersByTimeAsync(pauseMs - 1);
  expect(started).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(started).toEqual(['b']);
});

it('requests a query once, even if it is set again', async () => {
  const { change, started } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  change('a');
  await vi.advanceTimersByTimeAsync(10 * pauseMs);
  expect(started).toEqual(['a']);
});

it('requests a query again if it is set again after its response', async () => {
  const { change, started, request, store } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  store.dispatch(request.success('', 'a'));
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(started).toEqual(['a', 'a']);
});

it('requests nothing when the query is gone before the pause is over', async () => {
  const { change, started, resets } = open();
  change('a');
  change(undefined);
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(started).toEqual([]);
  expect(resets).toEqual([]);
});

it('resets a pending request whose query is gone', async () => {
  const { change, resets } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  change(undefined);
  expect(resets).toHaveLength(1);
});

it('does not reset a request that has its response', async () => {
  const { change, resets, request, store } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  store.dispatch(request.fail({ kind: 'network' }, 'a'));
  change(undefined);
  expect(resets).toEqual([]);
});

it('requests an unanswered query again after a reset', async () => {
  const { change, started, request, store } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  store.dispatch(request.reset());
  await vi.advanceTimersByTimeAsync(pauseMs);
  expect(started).toEqual(['a', 'a']);
});

it('requests at once without a pause', () => {
  const { change, started } = open(0);
  change('a');
  expect(started).toEqual(['a']);
});

it('resets nothing when the query changes, or is gone after a reset', async () => {
  const { change, resets, request, store } = open();
  change('a');
  await vi.advanceTimersByTimeAsync(pauseMs);
  change('b');
  expect(resets).toEqual([]);
  store.dispatch(request.reset());
  change(undefined);
  expect(resets).toHaveLength(1);
});
