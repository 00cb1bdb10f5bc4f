import { configureStore, createAction, type Middleware, type Slice } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { authSlice } from '@/features/account/authSlice';
import { sessionSaga } from '@/features/account/sessionSaga';
import { trackingSaga } from '@/features/consent/trackingSaga';
import { reminderSaga } from '@/features/catalogue/reminderSaga';
import { wishlistSaga } from '@/features/account/wishlistSaga';
import type { StoreModule } from '@/shared/request/storeModule';
import { newContext } from '@/shared/request/lastOutcomes';
import { watchRequests } from '@/shared/request/watchRequests';
import { reducer } from './reducer';
import { restartOnError } from './restartOnError';

/** At work from the start; those of screens join them. */
const sagas = new Set<Saga>([
  watchRequests,
  reminderSaga,
  sessionSaga,
  trackingSaga,
  wishlistSaga(authSlice.selectors.selectAuth),
]);
const lateSlices = new Set<Slice>();

type Follower = (newSagas: readonly Saga[]) => void;
const followers = new Set<Follower>();

/** The state in which pages were rendered when the shop was built, and from which they are taken over. */
export const prerenderState = { ...reducer(undefined, { type: 'app/built' }) };

/** A new area is in the state only once an action has gone by. */
const areasAdded = createAction('app/areasAdded');

/** Brings state areas and sagas into every store, each once: whoever shows what needs them calls this before. */
export function registerModules(modules: readonly StoreModule[]): void {
  const newSlices = missingIn(
    lateSlices,
    modules.flatMap(({ slices = [] }) => slices),
  );
  const newSagas = missingIn(
    sagas,
    modules.flatMap(({ sagas: own = [] }) => own),
  );
  if (newSlices.length + newSagas.length === 0) return;
  for (const slice of newSlices) {
    lateSlices.add(slice);
    reducer.inject(slice);
    Object.assign(prerenderState, { [slice.reducerPath]: slice.getInitialState() });
  }
  for (const saga of newSagas) sagas.add(saga);
  for (const follow of followers) follow(newSagas);
}

/** Two modules may share one. */
function missingIn<Part>(known: ReadonlySet<Part>, parts: readonly Part[]): Part[] {
  return [...new Set(parts)].filter((part) => !known.has(part));
}

/** A store with its modules running, each as a root of its own: one that fails takes no other along. */
export function createStore(...listeners: Middleware[]) {
  const sagaMiddleware = createSagaMiddleware({ context: newContext() });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware, ...listeners),
  });
  const tasks: Task[] = [];
  const begin = (saga: Saga) => tasks.push(sagaMiddleware.run(restartOnError(saga)));
  sagas.forEach(begin);

  const follow: Follower = (newSagas) => {
    store.dispatch(areasAdded());
    newSagas.forEach(begin);
  };
  followers.add(follow);
  function stop() {
    followers.delete(follow);
    tasks.forEach((task) => task.cancel());
  }
  return { store, stop };
}
