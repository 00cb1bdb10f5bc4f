import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isPaymentFinal } from '@/domain/payment';
import { isReadPending } from '@/features/checkout/form/checksSaga';
import { askedAgain, checkoutResultSlice, waitingEnded } from './checkoutResultSlice';
import { mayStillRespond } from '@/features/checkout/statusOutcome';
import { fetchPaymentStatus } from '@/features/checkout/ordersApi';
import type { StoreModule } from '@/shared/request/storeModule';

/** ms between requests within `pollLimit`, in the end `longestPause` (requirements, "Payment result"). */
const firstPauses = [1000, 2000, 4000, 8000];
const longestPause = 15_000;
const pollLimit = 180_000;
/** After `pollLimit`. */
const [laterPause, laterRepeats] = [60_000, 60];

/**
 * Polls the payment status until it is final: closely for three minutes, then every minute for an hour while the tab is
 * visible (requirements, "Payment result").
 */
export function* paymentPollingSaga() {
  const { subscribe, unsubscribe } = fetchPaymentStatus;
  yield* takeLatest([subscribe, unsubscribe, askedAgain], function* (action) {
    if (askedAgain.match(action)) yield* put(fetchPaymentStatus.start(action.payload));
    if (!unsubscribe.match(action)) yield* call(poll, action.meta.arg);
  });
}

function* poll(orderId: string) {
  const { isOver } = yield* race({ end: call(pollClosely, orderId), isOver: delay(pollLimit) });
  if (!isOver) return;
  if (yield* select(isReadPending, fetchPaymentStatus.name)) yield* put(fetchPaymentStatus.reset(orderId));
  yield* put(waitingEnded());
  for (let repeats = 0; repeats < laterRepeats; repeats += 1) {
    yield* delay(laterPause);
    if (document.visibilityState !== 'visible') continue;
    yield* put(fetchPaymentStatus.start(orderId));
    if (yield* call(isResponseLast)) return;
  }
}

function* pollClosely(orderId: string) {
  for (let attempts = 0; ; attempts += 1) {
    if (yield* call(isResponseLast)) return;
    yield* delay(firstPauses[attempts] ?? longestPause);
    yield* put(fetchPaymentStatus.start(orderId));
  }
}

/** Waits for the response, and says whether asking again is useless. Once a status is known, a failure means „not yet“. */
function* isResponseLast() {
  yield* take([fetchPaymentStatus.success, fetchPaymentStatus.fail]);
  const { outcome } = yield* select(checkoutResultSlice.selectors.selectResult);
  if (!outcome) return false;
  return 'error' in outcome ? !mayStillRespond(outcome.error) : isPaymentFinal(outcome.paymentStatus);
}

export const checkoutResultModule: StoreModule = {
  slices: [checkoutResultSlice],
  sagas: [paymentPollingSaga],
};
