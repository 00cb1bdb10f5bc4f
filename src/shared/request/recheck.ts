import type { Task } from 'redux-saga';
import { cancel, delay, fork, put, select, take } from 'typed-redux-saga';
import type { RequestDefinition } from './defineRequest';

type Recheck<Query, Result> = {
  request: RequestDefinition<Query, Result>;
  /** What to request; `undefined` while nobody needs the response, or the last one covers it. */
  selectQuery: (state: never) => Query | undefined;
  pauseMs: number;
};

/**
 * Requests a read `pauseMs` after its query changed, once for each query, and again after `reset`. A request that
 * nobody needs any more is reset.
 */
export function recheck<Query, Result>({ request, selectQuery, pauseMs }: Recheck<Query, Result>) {
  function* requestAfterPause(query: Query) {
    if (pauseMs > 0) yield* delay(pauseMs);
    yield* put(request.start(query));
  }
  return function* () {
    let key: string | undefined;
    let isInFlight = false;
    let pause: Task | undefined;
    while (true) {
      const query = yield* select(selectQuery as (state: unknown) => Query | undefined);
      const nextKey = query === undefined ? undefined : JSON.stringify(query);
      if (nextKey !== key) {
        key = nextKey;
        if (pause) yield* cancel(pause);
        pause = query === undefined ? undefined : yield* fork(requestAfterPause, query);
        if (query === undefined && isInFlight) yield* put(request.reset());
      }
      const action: unknown = yield* take('*');
      if (request.start.match(action)) isInFlight = true;
      else if (request.success.match(action) || request.fail.match(action)) isInFlight = false;
      else if (request.reset.match(action)) {
        isInFlight = false;
        key = undefined;
      }
    }
  };
}
