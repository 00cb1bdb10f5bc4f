import { call, delay, put, race, take, takeLatest } from 'typed-redux-saga';
import { requestByName, type RequestAction } from '@/shared/request/defineRequest';
import { isTransient, type RequestError } from '@/shared/request/errors';
import { lastOutcomes } from '@/shared/request/lastOutcomes';
import { connectionReturned } from './connectionSlice';
import { isStoredAnswer } from './storedAnswer';

/** Stored responses are requested again after this time, because no event signals that the backend is back. */
const storedAnswerRefreshMs = 30_000;
/** ms after `online` in which the network may still fail, and ms until the retry. */
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

/** `online` fires early: the service worker's own requests may still fail then. */
function* catchUp() {
  yield* repeat((outcome) => isMissed(outcome) || isStoredAnswer(outcome));
  const { retry } = yield* race({ retry: take(isStoredAnswer), timeout: delay(reconnectTimeoutMs) });
  if (!retry) return;
  yield* delay(retryDelayMs);
  yield* repeat(isStoredAnswer);
}

/**
 * After reconnecting, repeats failed reads once and stored responses until the backend responds. Only reads
 * that may be repeated (requirements R6), and only of the current screen: leaving a screen resets its reads.
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
