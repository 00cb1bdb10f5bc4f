import type { EventChannel } from 'redux-saga';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { networkChanges } from '@/shared/browser/windowChannels';
import { isRequestEvent } from '@/shared/request/defineRequest';
import type { RequestError } from '@/shared/request/errors';
import { connectionLost, connectionReturned, connectionSlice } from './connectionSlice';
import { freshReadsSaga } from './freshReadsSaga';
import { subscribedReads, missedReadsSaga } from './missedReadsSaga';
import { isStoredResponse } from './storedResponse';
import type { StoreModule } from '@/shared/request/storeModule';

/** Delay of a server check in ms; it doubles each time. */
const minPollDelayMs = 2000;
const maxPollDelayMs = 30_000;

const isFailure = isRequestEvent('fail');
const isSuccess = isRequestEvent('success');

const isDoubtful = (action: unknown) =>
  (isFailure(action) && (action.payload as RequestError).kind === 'network') || isStoredResponse(action);
const isLive = (action: unknown) => isSuccess(action) && !isStoredResponse(action);

type Changes = EventChannel<{ isOnline: boolean }>;

function* untilReturned(changes: Changes) {
  for (let pause = minPollDelayMs; ; pause = Math.min(2 * pause, maxPollDelayMs)) {
    const { response } = yield* race({
      response: take(isLive),
      change: take(changes),
      pause: delay(pause),
    });
    if (response ?? (yield* call(isServerReachable))) return;
  }
}

/**
 * Tracks whether the server responds. `navigator.onLine` and failed requests only trigger a check (requirements
 * R17).
 */
export function* connectionSaga() {
  const changes: Changes = yield* call(networkChanges);
  try {
    // This code is loaded after the first reads.
    const reads = yield* select(subscribedReads);
    const hasFailed = reads.some(({ error, asOf }) => error?.kind === 'network' || asOf !== undefined);
    let isInDoubt = !navigator.onLine || hasFailed;
    while (true) {
      if (!isInDoubt) yield* race({ change: take(changes), doubt: take(isDoubtful) });
      isInDoubt = false;
      if (yield* call(isServerReachable)) continue;
      yield* put(connectionLost());
      yield* call(untilReturned, changes);
      yield* put(connectionReturned());
    }
  } finally {
    changes.close();
  }
}

export const connectionModule: StoreModule = {
  slices: [connectionSlice],
  sagas: [missedReadsSaga, freshReadsSaga, connectionSaga],
};
