import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { vi } from 'vitest';
import { reducer } from '@/app/reducer';
import { rootSagas } from '@/app/rootSaga';
import { atTheEnd } from './cleanups';

/** The real reducers and flows without screens, with a list of all that was dispatched. */
export function recordedStore() {
  const actions: UnknownAction[] = [];
  const listeners = new Set<(action: unknown) => void>();
  const record: Middleware = () => (next) => (action) => {
    const result = next(action);
    actions.push(action as UnknownAction);
    for (const listener of [...listeners]) listener(action);
    return result;
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga, record),
  });
  const flows = rootSagas.map((flow) => saga.run(flow));
  atTheEnd(() => flows.forEach((flow) => flow.cancel()));

  /** Waits for the first action that matches, past ones included. */
  async function seen<Action>(match: (action: unknown) => action is Action): Promise<Action> {
    return vi.waitFor(
      () => {
        const found = actions.find(match);
        if (!found) throw new Error('not dispatched yet');
        return found as Action;
      },
      { timeout: 5000, interval: 5 },
    );
  }

  /** Waits for the next action that matches, and for the reactions to it. */
  function next<Action>(match: (action: unknown) => action is Action): Promise<Action> {
    return new Promise((resolve) => {
      const listener = (action: unknown) => {
        if (!match(action)) return;
        listeners.delete(listener);
        setTimeout(() => resolve(action), 0);
      };
      listeners.add(listener);
    });
  }
  return { store, actions, seen, next };
}
