import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { put, take, takeEvery } from 'typed-redux-saga';
import { expect, it, vi } from 'vitest';
import { restartOnError } from '@/app/restartOnError';
import { takeProblems } from '@test/support/problems';

function storeWith(flow: Saga) {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: (told: string[] = [], { type }: { type: string }) => (type === 'told' ? [...told, type] : told),
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  return { store, task: saga.run(restartOnError(flow)) };
}

it('a flow whose reaction fails is at work for the very next action', () => {
  const { store } = storeWith(function* flow() {
    yield* takeEvery('asked', function* () {
      yield* put({ type: 'told' });
    });
    yield* takeEvery('broken', () => {
      throw new Error('broken reaction');
    });
  });
  store.dispatch({ type: 'broken' });
  store.dispatch({ type: 'asked' });
  expect(store.getState()).toEqual(['told']);
  expect(takeProblems().join()).toContain('broken reaction');
});

it('a flow that cannot begin is tried once', () => {
  const flow = vi.fn(() => {
    throw new Error('broken start');
  });
  const { task } = storeWith(flow);
  expect(flow).toHaveBeenCalledTimes(1);
  expect(task.isRunning()).toBe(false);
  expect(takeProblems().join()).toContain('broken start');
});

it('a flow that is stopped stays stopped', () => {
  const { store, task } = storeWith(function* flow() {
    while (true) {
      yield* take('asked');
      yield* put({ type: 'told' });
    }
  });
  task.cancel();
  store.dispatch({ type: 'asked' });
  expect(store.getState()).toEqual([]);
});
