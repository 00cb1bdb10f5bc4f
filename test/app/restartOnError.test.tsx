import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { put, take, takeEvery } from 'typed-redux-saga';
import { expect, it, vi } from 'vitest';
import { restartOnError } from '@/app/restartOnError';
import { takeProblems } from '@test/support/problems';

function storeWith(ownSaga: Saga) {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: (responses: string[] = [], { type }: { type: string }) =>
      type === 'response' ? [...responses, type] : responses,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  return { store, task: saga.run(restartOnError(ownSaga)) };
}

it('restarts a saga before the next action when one of its reactions throws', () => {
  const { store } = storeWith(function* saga() {
    yield* takeEvery('request', function* () {
      yield* put({ type: 'response' });
    });
    yield* takeEvery('broken', () => {
      throw new Error('broken reaction');
    });
  });
  store.dispatch({ type: 'broken' });
  store.dispatch({ type: 'request' });
  expect(store.getState()).toEqual(['response']);
  expect(takeProblems().join()).toContain('broken reaction');
});

it('starts a saga that throws while it starts only once', () => {
  const saga = vi.fn(() => {
    throw new Error('broken start');
  });
  const { task } = storeWith(saga);
  expect(saga).toHaveBeenCalledTimes(1);
  expect(task.isRunning()).toBe(false);
  expect(takeProblems().join()).toContain('broken start');
});

it('does not restart a cancelled saga', () => {
  const { store, task } = storeWith(function* saga() {
    while (true) {
      yield* take('request');
      yield* put({ type: 'response' });
    }
  });
  task.cancel();
  store.dispatch({ type: 'request' });
  expect(store.getState()).toEqual([]);
});
