import { call, delay, put, race, take, takeLatest } from 'typed-redux-saga';
import { orderPaid } from '@/api/orderEvents';
import { fetchPaymentStatus } from '@/api/orders';
import { paymentPollDelays, paymentPollLimit } from '@/config/limits';
import { isPaymentSettled } from '@/domain/payment';
import { resultLeft, resultOpened, waitingEnded } from './checkoutResultSlice';
import { noteSettledOrder } from './settledOrders';

/** Looks at an order's payment until it is settled, for at most three minutes (rulings, "Checkout"). */
export function* paymentPollingSaga() {
  yield* takeLatest([resultOpened, resultLeft], function* (action) {
    if (resultOpened.match(action)) yield* call(poll, action.payload.orderId);
    else yield* put(fetchPaymentStatus.reset());
  });
}

function* poll(orderId: string) {
  let waited = 0;
  for (let look = 0; ; look += 1) {
    yield* put(fetchPaymentStatus.start(orderId));
    const { success, fail } = yield* race({
      success: take(fetchPaymentStatus.success),
      fail: take(fetchPaymentStatus.fail),
    });
    if (fail) return;
    if (success && isPaymentSettled(success.payload.paymentStatus)) {
      if (success.payload.paymentStatus === 'paid' && noteSettledOrder(orderId)) {
        yield* put(orderPaid({ orderId }));
      }
      return;
    }
    const pause = paymentPollDelays[Math.min(look, paymentPollDelays.length - 1)] ?? 0;
    waited += pause;
    if (waited > paymentPollLimit) break;
    yield* delay(pause);
  }
  yield* put(waitingEnded());
}
