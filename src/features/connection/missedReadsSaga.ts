import { delay, put, race, take, takeEvery } from 'typed-redux-saga';
import { isRequestEvent, requestByName } from '@/request/defineRequest';
import { isTransient, type RequestError } from '@/request/errors';
import { connectionReturned } from './connectionSlice';
import { isStoredAnswer } from './storedAnswer';

/** ms after which an answer that was kept is asked for anew, where nothing else tells that the backend is back. */
const storedPatience = 30_000;

const isAnyEvent = isRequestEvent();

/**
 * Repeats by itself, once, what could not be read without a network, as soon as it is back; and what came from the
 * worker's store, until the backend answers. Only reads that may be repeated quietly (quality R6), and only while the
 * screen that wants them is there: a screen that goes takes its reads back.
 */
export function* missedReadsSaga() {
  const missed = new Map<string, unknown>();

  function* repeat() {
    const reads = [...missed];
    missed.clear();
    for (const [name, arg] of reads) {
      const read = requestByName(name);
      if (read) yield* put(read.start(arg));
    }
  }

  yield* takeEvery(isAnyEvent, function* (action) {
    const { request, event } = action.meta;
    const { arg } = action.meta as { arg?: unknown };
    const isStored = isStoredAnswer(action);
    const isMissed = isStored || (event === 'fail' && isTransient(action.payload as RequestError));
    if (isMissed && requestByName(request)?.retry) missed.set(request, arg);
    else missed.delete(request);
    if (!isStored) return;
    const { pause } = yield* race({
      pause: delay(storedPatience),
      next: take((next: unknown) => isAnyEvent(next) && next.meta.request === request),
    });
    if (pause) yield* repeat();
  });
  yield* takeEvery(connectionReturned, repeat);
}
