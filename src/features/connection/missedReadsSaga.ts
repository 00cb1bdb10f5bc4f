import { call, delay, put, race, take, takeLatest } from 'typed-redux-saga';
import { requestByName, type RequestAction } from '@/shared/request/defineRequest';
import { isTransient, type RequestError } from '@/shared/request/errors';
import { lastOutcomes } from '@/shared/request/lastOutcomes';
import { connectionReturned } from './connectionSlice';
import { isStoredAnswer } from './storedAnswer';

/** ms after which an answer that was kept is asked for anew, where nothing else tells that the backend is back. */
const storedAnswerRefreshMs = 30_000;
/** ms within which a network that is back may still turn out not to be ready, and ms until it is asked once more. */
const reconnectTimeoutMs = 5000;
const retryDelayMs = 2000;

type Predicate = (outcome: RequestAction) => boolean;

const isMissed: Predicate = ({ meta, payload }) =>
  meta.event === 'fail' && isTransient(payload as RequestError);

function* repeat(isMatch: Predicate) {
  const outcomes = yield* lastOutcomes();
  for (const [name, outcome] of [...outcomes].filter(([, last]) => isMatch(last))) {
    const { arg } = outcome.meta as { arg?: unknown };
    const read = requestByName(name);
    if (read) yield* put(read.start(arg));
  }
}

/** The browser's word comes first: the worker's own look at the network may still fail then. */
function* catchUp() {
  yield* repeat((outcome) => isMissed(outcome) || isStoredAnswer(outcome));
  const { retry } = yield* race({ retry: take(isStoredAnswer), timeout: delay(reconnectTimeoutMs) });
  if (!retry) return;
  yield* delay(retryDelayMs);
  yield* repeat(isStoredAnswer);
}

/**
 * Repeats by itself, once, what could not be read without a network, as soon as it is back; and what came from the
 * worker's store, until the backend answers. Only reads that may be repeated quietly (requirements R6), and only while
 * the screen that wants them is there: a screen that goes takes its reads back.
 */
export function* missedReadsSaga() {
  yield* takeLatest(connectionReturned, catchUp);
  const outcomes = yield* lastOutcomes();
  while (true) {
    if (![...outcomes.values()].some(isStoredAnswer)) yield* take(isStoredAnswer);
    yield* delay(storedAnswerRefreshMs);
    yield* call(repeat, isStoredAnswer);
  }
}
