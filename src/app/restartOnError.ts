import type { Saga } from 'redux-saga';
import { cancel, cancelled, join, spawn } from 'typed-redux-saga';

/** Restarts a saga after an error, but not one that throws while it starts, because it would throw forever. */
export function restartOnError(saga: Saga): Saga {
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
