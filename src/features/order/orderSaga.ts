import { call, put, takeEvery } from 'typed-redux-saga';
import { orderPaid } from '@/api/orderEvents';
import { fetchPaymentStatus, saveOrder } from '@/api/orders';
import { isPaymentLost } from '@/domain/payment';
import { leaveTo } from '@/lib/leaveTo';
import { pageRestored } from '@/lib/windowEvents';
import { mayHaveArrived } from '@/request/errors';
import { notify } from '@/request/notify';
import { forgetOrderKey } from './orderKey';
import { pendingOrderDropped, pendingOrderFound, visitorReturned } from './orderSlice';
import { forgetPendingOrder, notePendingOrder, readPendingOrder } from './pendingOrder';

/** Hands over to the payment page and keeps the note of an order that is not paid yet (section 4, "Order"). */
export function* orderSaga() {
  const pending = yield* call(readPendingOrder);
  if (pending) yield* put(pendingOrderFound(pending));

  yield* takeEvery(saveOrder.success, function* ({ payload }) {
    if (payload.kind !== 'toPayment') return;
    yield* call(notePendingOrder, { orderId: payload.orderId ?? null, orderLink: payload.orderLink });
    yield* call(leaveTo, payload.orderLink);
  });
  yield* takeEvery(saveOrder.fail, function* ({ payload }) {
    if (payload.kind === 'cancelled') return;
    yield* put(mayHaveArrived(payload) ? notify('failed') : notify('orderFailed', payload.message));
  });
  yield* takeEvery(yield* call(pageRestored), function* () {
    yield* put(visitorReturned());
  });
  yield* takeEvery(orderPaid, function* ({ payload }) {
    yield* call(forgetOrderKey);
    yield* call(forgetPendingOrder, payload.orderId);
  });
  yield* takeEvery(fetchPaymentStatus.success, function* ({ payload, meta }) {
    if (isPaymentLost(payload.paymentStatus)) yield* call(forgetPendingOrder, meta.arg);
  });
  yield* takeEvery(pendingOrderDropped, function* () {
    yield* call(forgetPendingOrder);
  });
}
