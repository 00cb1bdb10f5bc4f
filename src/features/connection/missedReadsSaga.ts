import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { requestByName } from '@/shared/request/defineRequest';
import { isTransient } from '@/shared/request/errors';
import { readsSlice, type ReadStatus } from '@/shared/request/readsSlice';
import { connectionReturned } from './connectionSlice';
import { isStoredResponse } from './storedResponse';

/** Stored responses are requested again after this time, because no event signals that the backend is back. */
const storedRefreshMs = 30_000;
/** ms after `online` in which the network may still fail, and ms until the retry. */
const reconnectTimeoutMs = 5000;
const retryDelayMs = 2000;

const { selectReads } = readsSlice.selectors;

/** The reads that the page wants. */
export const subscribedReads = (root: Parameters<typeof selectReads>[0]): ReadStatus[] =>
  Object.values(selectReads(root)).flatMap((read) => (read && read.subscribers > 0 ? read : []));

const isStored = ({ asOf, isLoading }: ReadStatus) => asOf !== undefined && !isLoading;
const isMissed = (read: ReadStatus) => isStored(read) || (read.error !== null && isTransient(read.error));

/** Requests again what the page has subscribed to, if it may be repeated (requirements R6). */
function* requestAgain(isWanted: (read: ReadStatus) => boolean) {
  for (const read of yield* select(subscribedReads)) {
    const request = requestByName(read.request);
    if (request?.retry && isWanted(read)) yield* put(request.start(read.arg));
  }
}

/** `online` fires early: the service worker's own requests may still fail then. */
function* catchUp() {
  yield* requestAgain(isMissed);
  const { isStoredAgain } = yield* race({
    isStoredAgain: take(isStoredResponse),
    timeout: delay(reconnectTimeoutMs),
  });
  if (!isStoredAgain) return;
  yield* delay(retryDelayMs);
  yield* requestAgain(isStored);
}

/** After reconnecting, requests failed reads once more, and stored responses until the backend responds. */
export function* missedReadsSaga() {
  yield* takeLatest(connectionReturned, catchUp);
  while (true) {
    const reads = yield* select(subscribedReads);
    if (!reads.some(isStored)) yield* take(isStoredResponse);
    yield* delay(storedRefreshMs);
    yield* call(requestAgain, isStored);
  }
}
