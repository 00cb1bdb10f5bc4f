import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reducer } from './reducer';
import { rootSagas } from './rootSaga';

/** A store with its flows running. */
export function createStore() {
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(saga),
  });
  const flows = rootSagas.map((flow) => saga.run(flow));
  return { store, stop: () => flows.forEach((flow) => flow.cancel()) };
}
