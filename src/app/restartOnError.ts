import type { Saga } from 'redux-saga';
import { cancel, cancelled, join, spawn } from 'typed-redux-saga';

/**
 * Begins a flow again when one of its reactions failed, so that the next action finds it at work; the error stands on
 * the console. One that fails while it begins would do so for ever and is left alone.
 */
export function restartOnError(flow: Saga): Saga {
  return function* survivor() {
    while (true) {
      const task = yield* spawn(flow);
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
