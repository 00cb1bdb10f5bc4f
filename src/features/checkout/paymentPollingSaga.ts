import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { isPaymentFinal } from '@/domain/payment';
import { paymentPollDelays, paymentPollLimit } from '@/shared/config/constants';
import { checkoutResultSlice, resultLeft, resultOpened, waitingEnded } from './checkoutResultSlice';
import { mayStillAnswer } from './orderAnswer';
import { fetchPaymentStatus } from './ordersApi';

/** After `paymentPollLimit`. */
const [laterPause, laterRepeats] = [60_000, 60];

/**
 * Polls the payment status until it is final: closely for three minutes, then every minute for an hour while the tab is
 * visible (requirements, "Payment result").
 */
export function* paymentPollingSaga() {
  yield* takeLatest([resultOpened, resultLeft], function* (action) {
    if (resultOpened.match(action)) yield* call(poll, action.payload.orderId);
    else yield* put(fetchPaymentStatus.reset());
  });
}

function* poll(orderId: string) {
  const { isOver } = yield* race({ end: call(pollClosely, orderId), isOver: delay(paymentPollLimit) });
  if (!isOver) return;
  const { isLoading } = yield* select(checkoutResultSlice.selectors.selectResult);
  if (isLoading) yield* put(fetchPaymentStatus.reset());
  yield* put(waitingEnded());
  for (let repeats = 0; repeats < laterRepeats; repeats += 1) {
    yield* delay(laterPause);
    if (document.visibilityState === 'visible' && (yield* call(isAnswerLast, orderId))) return;
  }
}

function* pollClosely(orderId: string) {
  for (let attempts = 0; ; attempts += 1) {
    if (yield* call(isAnswerLast, orderId)) return;
    yield* delay(paymentPollDelays[Math.min(attempts, paymentPollDelays.length - 1)] ?? 0);
  }
}

/** Asks once, and says whether asking again is useless. Once a status is known, a failure means „not yet“. */
function* isAnswerLast(orderId: string) {
  yield* put(fetchPaymentStatus.start(orderId));
  yield* take([fetchPaymentStatus.success, fetchPaymentStatus.fail]);
  const { answer } = yield* select(checkoutResultSlice.selectors.selectResult);
  if (!answer) return false;
  return 'error' in answer ? !mayStillAnswer(answer.error) : isPaymentFinal(answer.paymentStatus);
}
