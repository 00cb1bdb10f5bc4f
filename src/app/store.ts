import { configureStore, createAction, type Middleware, type Slice } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { authSlice } from '@/features/account/authSlice';
import { sessionSaga } from '@/features/account/auth/sessionSaga';
import { trackingSaga } from '@/features/consent/trackingSaga';
import { reminderSaga } from '@/features/catalogue/reminders/reminderSaga';
import { wishlistSaga } from '@/features/account/wishlist/wishlistSaga';
import type { StoreModule } from '@/shared/request/storeModule';
import { oneWriteAtATime, watchRequests } from '@/shared/request/watchRequests';
import { reducer } from './reducer';
import { cancel, cancelled, join, spawn } from 'typed-redux-saga';

/** Restarts a saga after an error, but not one that throws while it starts, because it would throw forever. */
function restartOnError(saga: Saga): Saga {
  return function* restarting() {
    while (true) {
      const task = yield* spawn(saga);
      if (!task.isRunning()) return;
      try {
        yield* join(task);
        return;
      } catch {
        // The middleware has reported it.
      } finally {
        if (yield* cancelled()) yield* cancel(task);
      }
    }
  };
}

const sagas = new Set<Saga>([
  watchRequests,
  reminderSaga,
  sessionSaga,
  trackingSaga,
  wishlistSaga(authSlice.selectors.selectAuth),
]);
const registeredSlices = new Set<Slice>();

type Listener = (newSagas: readonly Saga[]) => void;
const listeners = new Set<Listener>();

export const prerenderState = { ...reducer(undefined, { type: 'app/built' }) };

/** An injected slice is in the state only after the next action. */
const areasAdded = createAction('app/areasAdded');

/** Adds slices and sagas to every store, each once. Call it before rendering a component that needs them. */
export function registerModules(modules: readonly StoreModule[]): void {
  const newSlices = missingIn(
    registeredSlices,
    modules.flatMap(({ slices = [] }) => slices),
  );
  const newSagas = missingIn(
    sagas,
    modules.flatMap(({ sagas: own = [] }) => own),
  );
  if (newSlices.length + newSagas.length === 0) return;
  for (const slice of newSlices) {
    registeredSlices.add(slice);
    reducer.inject(slice);
    Object.assign(prerenderState, { [slice.reducerPath]: slice.getInitialState() });
  }
  for (const saga of newSagas) sagas.add(saga);
  for (const notify of listeners) notify(newSagas);
}

function missingIn<Part>(known: ReadonlySet<Part>, parts: readonly Part[]): Part[] {
  return [...new Set(parts)].filter((part) => !known.has(part));
}

/** Each saga runs as a root task, so that an error in one does not cancel the others. */
export function createStore(...middlewares: Middleware[]) {
  const sagaMiddleware = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: false }).concat(oneWriteAtATime, sagaMiddleware, ...middlewares),
  });
  const tasks: Task[] = [];
  const start = (saga: Saga) => tasks.push(sagaMiddleware.run(restartOnError(saga)));
  sagas.forEach(start);

  const addSagas: Listener = (newSagas) => {
    store.dispatch(areasAdded());
    newSagas.forEach(start);
  };
  listeners.add(addSagas);
  function stop() {
    listeners.delete(addSagas);
    tasks.forEach((task) => task.cancel());
  }
  return { store, stop };
}
