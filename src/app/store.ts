import { configureStore, createAction, type Middleware, type Slice } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga, type Task } from 'redux-saga';
import { authSlice } from '@/features/auth/authSlice';
import { sessionSaga } from '@/features/auth/sessionSaga';
import { trackingSaga } from '@/features/cookieConsent/trackingSaga';
import { reminderSaga } from '@/features/upcomingMovies/reminderSaga';
import { wishlistSaga } from '@/features/wishlist/wishlistSaga';
import type { Flow } from '@/request/flow';
import { newContext } from '@/request/lastOutcomes';
import { watchRequests } from '@/request/watchRequests';
import { reducer } from './reducer';
import { surviving } from './surviving';

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
export const builtState = { ...reducer(undefined, { type: 'app/built' }) };

/** A new area is in the state only once an action has gone by. */
const areasAdded = createAction('app/areasAdded');

/** Brings state areas and sagas into every store, each once: whoever shows what needs them calls this before. */
export function install(flows: readonly Flow[]): void {
  const newSlices = missingIn(
    lateSlices,
    flows.flatMap(({ slices = [] }) => slices),
  );
  const newSagas = missingIn(
    sagas,
    flows.flatMap(({ sagas: own = [] }) => own),
  );
  if (newSlices.length + newSagas.length === 0) return;
  for (const slice of newSlices) {
    lateSlices.add(slice);
    reducer.inject(slice);
    Object.assign(builtState, { [slice.reducerPath]: slice.getInitialState() });
  }
  for (const saga of newSagas) sagas.add(saga);
  for (const follow of followers) follow(newSagas);
}

/** Two flows may share one. */
function missingIn<Part>(known: ReadonlySet<Part>, parts: readonly Part[]): Part[] {
  return [...new Set(parts)].filter((part) => !known.has(part));
}

/** A store with its flows running, each as a root of its own: one that fails takes no other along. */
export function createStore(...listeners: Middleware[]) {
  const sagaMiddleware = createSagaMiddleware({ context: newContext() });
  const store = configureStore({
    reducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware, ...listeners),
  });
  const tasks: Task[] = [];
  const begin = (saga: Saga) => tasks.push(sagaMiddleware.run(surviving(saga)));
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
