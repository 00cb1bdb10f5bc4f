import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { fetchPaymentStatus } from './ordersApi';
import { paymentPollDelays, paymentPollLimit } from '@/shared/config/constants';
import { isPaymentFinal } from '@/domain/payment';
import { checkoutResultSlice, resultLeft, resultOpened, waitingEnded } from './checkoutResultSlice';

/** Looks at an order's payment until it is settled, for at most three minutes (requirements, "Payment result"). */
export function* paymentPollingSaga() {
  yield* takeLatest([resultOpened, resultLeft], function* (action) {
    if (!resultOpened.match(action)) yield* put(fetchPaymentStatus.reset());
    else yield* call(poll, action.payload.orderId);
  });
}

function* poll(orderId: string) {
  const { isOver } = yield* race({ settled: call(look, orderId), isOver: delay(paymentPollLimit) });
  if (!isOver) return;
  const { isLoading } = yield* select(checkoutResultSlice.selectors.selectResult);
  if (isLoading) yield* put(fetchPaymentStatus.reset());
  yield* put(waitingEnded());
}

/** Once a status is known, a look that fails is one that found nothing new. */
function* look(orderId: string) {
  for (let looks = 0; ; looks += 1) {
    yield* put(fetchPaymentStatus.start(orderId));
    const { success } = yield* race({
      success: take(fetchPaymentStatus.success),
      fail: take(fetchPaymentStatus.fail),
    });
    if (success && isPaymentFinal(success.payload.paymentStatus)) return;
    const { status } = yield* select(checkoutResultSlice.selectors.selectResult);
    if (!status) return;
    yield* delay(paymentPollDelays[Math.min(looks, paymentPollDelays.length - 1)] ?? 0);
  }
}
