import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { fetchPaymentStatus } from './ordersApi';
import { paymentPollDelays, paymentPollLimit } from '@/shared/config/constants';
import { isPaymentFinal } from '@/domain/payment';
import { checkoutResultSlice, resultLeft, resultOpened, waitingEnded } from './checkoutResultSlice';

/** Polls the payment status until it is final, for at most three minutes (requirements, "Payment result"). */
export function* paymentPollingSaga() {
  yield* takeLatest([resultOpened, resultLeft], function* (action) {
    if (!resultOpened.match(action)) yield* put(fetchPaymentStatus.reset());
    else yield* call(pollWithLimit, action.payload.orderId);
  });
}

function* pollWithLimit(orderId: string) {
  const { isOver } = yield* race({
    settled: call(pollUntilSettled, orderId),
    isOver: delay(paymentPollLimit),
  });
  if (!isOver) return;
  const { isLoading } = yield* select(checkoutResultSlice.selectors.selectResult);
  if (isLoading) yield* put(fetchPaymentStatus.reset());
  yield* put(waitingEnded());
}

/** Stops at a failure only while no status is known. */
function* pollUntilSettled(orderId: string) {
  for (let attempts = 0; ; attempts += 1) {
    yield* put(fetchPaymentStatus.start(orderId));
    const { success } = yield* race({
      success: take(fetchPaymentStatus.success),
      fail: take(fetchPaymentStatus.fail),
    });
    if (success && isPaymentFinal(success.payload.paymentStatus)) return;
    const { status } = yield* select(checkoutResultSlice.selectors.selectResult);
    if (!status) return;
    yield* delay(paymentPollDelays[Math.min(attempts, paymentPollDelays.length - 1)] ?? 0);
  }
}
