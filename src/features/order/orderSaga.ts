import { call, fork, put, takeEvery } from 'typed-redux-saga';
import { fetchPaymentStatus, saveOrder } from '@/api/orders';
import { isPaymentSettled } from '@/domain/payment';
import { leaveTo } from '@/lib/leaveTo';
import { takeEveryFrom } from '@/request/takeEveryFrom';
import { pageRestored, storedElsewhere } from '@/lib/windowEvents';
import { mayHaveArrived } from '@/request/errors';
import { notify } from '@/request/notify';
import {
  pendingOrderDropped,
  pendingOrderFound,
  pendingOrderGone,
  unclearOrderFound,
  visitorReturned,
} from './orderSlice';
import { forgetPendingOrder, notePendingOrder, pendingOrderKey, readPendingOrder } from './pendingOrder';
import { forgetSentOrder, notePlaced, noteRefused, noteSent, unclearCart } from './sentOrders';

/** Hands over to the payment page and keeps the notes of orders that are not settled yet (section 4, "Order"). */
export function* orderSaga() {
  const pending = yield* call(readPendingOrder);
  if (pending) yield* put(pendingOrderFound(pending));
  const unclear = yield* call(unclearCart);
  if (unclear !== undefined) yield* put(unclearOrderFound(unclear));

  yield* takeEvery(saveOrder.start, function* ({ payload }) {
    yield* call(noteSent, payload.orderKey);
  });
  yield* takeEvery(saveOrder.success, function* ({ payload, meta }) {
    yield* call(notePlaced, meta.arg.orderKey, payload.orderId ?? null);
    if (payload.kind !== 'toPayment') return;
    yield* call(notePendingOrder, { orderId: payload.orderId ?? null, orderLink: payload.orderLink });
    yield* call(leaveTo, payload.orderLink);
  });
  yield* takeEvery(saveOrder.fail, function* ({ payload, meta }) {
    if (!mayHaveArrived(payload)) yield* call(noteRefused, meta.arg.orderKey);
    if (payload.kind === 'cancelled') return;
    yield* put(mayHaveArrived(payload) ? notify('failed') : notify('orderFailed', payload.message));
  });
  yield* takeEvery(fetchPaymentStatus.success, function* ({ payload, meta }) {
    if (!isPaymentSettled(payload.paymentStatus)) return;
    yield* call(forgetPendingOrder, meta.arg);
    if (payload.paymentStatus === 'paid') yield* call(forgetSentOrder, meta.arg);
  });
  yield* takeEvery(pendingOrderDropped, function* () {
    yield* call(forgetPendingOrder);
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
  yield* fork(takeEveryFrom, storedElsewhere(pendingOrderKey), function* () {
    const found = yield* call(readPendingOrder);
    yield* put(found ? pendingOrderFound(found) : pendingOrderGone());
  });
}
