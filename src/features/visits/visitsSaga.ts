import { createAction } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { call, fork, race, select, take, takeEvery } from 'typed-redux-saga';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import { readAgreed } from '@/features/consent/readAgreed';
import { settings } from '@/shared/config/settings';
import { isRequestEvent } from '@/shared/request/defineRequest';
import type { RequestError } from '@/shared/request/errors';
import { readsSlice } from '@/shared/request/readsSlice';
import type { StoreModule } from '@/shared/request/storeModule';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { onUncaughtError } from './uncaughtErrors';
import { createVisit, type Visit } from './visit';

/** A page is shown at this pathname. The first one starts the measuring, so it is dispatched with consent only. */
export const pageShown = createAction<string>('visits/pageShown');

/**
 * Emits each time the page is hidden, which also happens when it is left and is the last chance to send something. Not
 * at `pagehide`: it comes first, and the library names its last values when the page is hidden.
 */
const pageHidden = () =>
  eventChannel<true>((emit) => {
    const emitIfHidden = () => document.visibilityState === 'hidden' && emit(true);
    document.addEventListener('visibilitychange', emitIfHidden);
    return () => document.removeEventListener('visibilitychange', emitIfHidden);
  });
const uncaughtErrors = () => eventChannel<string>(onUncaughtError);

/**
 * As `text/plain`, which needs no preflight request on another host. Unlike a beacon, it has neither cookies nor the
 * address of the page. A part that cannot be sent is lost.
 */
function sendPart(visit: Visit): void {
  const part = visit.takePart();
  if (!part || !settings.VITE_VISITS_URL) return;
  void fetch(settings.VITE_VISITS_URL, {
    method: 'POST',
    body: JSON.stringify(part),
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

function addFailure(visit: Visit, failure: RequestError | null | undefined): void {
  if (failure?.supportReference !== undefined) visit.addError(failure.supportReference);
}

function* isAgreed() {
  return (yield* call(readAgreed)).statistics;
}

function* untilWithdrawn() {
  do yield* take([consentAccepted, consentDeclined]);
  while (yield* call(isAgreed));
}

function* record(visit: Visit) {
  yield* takeEvery(pageShown, ({ payload }) => visit.reachPage(payload));
  yield* takeEvery(isRequestEvent('fail'), ({ payload }) => addFailure(visit, payload as RequestError));
  yield* fork(takeEveryFrom, uncaughtErrors(), function* (what: string) {
    yield* call(visit.addError, what);
  });
  yield* fork(takeEveryFrom, pageHidden(), function* () {
    // Another tab may have withdrawn the consent.
    if (yield* call(isAgreed)) yield* call(sendPart, visit);
  });
}

/**
 * Measures a page load from the consent to its withdrawal. A consent after that counts from the next load, because the
 * browser's observers cannot be stopped.
 */
export function* visitsSaga() {
  const { payload } = yield* take(pageShown);
  if (!(yield* call(isAgreed))) return;
  const visit = yield* call(createVisit);
  visit.reachPage(payload);
  // The page still shows them.
  const reads = yield* select(readsSlice.selectors.selectReads);
  for (const read of Object.values(reads)) addFailure(visit, read?.error);
  yield* race([call(record, visit), call(untilWithdrawn)]);
}

export const visitsModule: StoreModule = { sagas: [visitsSaga] };
