import { call, fork, put, takeEvery } from 'typed-redux-saga';
import { fetchPaymentStatus, saveOrder } from '@/api/orders';
import { isPaymentSettled } from '@/domain/payment';
import { leaveTo } from '@/lib/leaveTo';
import { takeEveryFrom } from '@/request/takeEveryFrom';
import { pageRestored, storedElsewhere } from '@/lib/windowEvents';
import { mayHaveArrived } from '@/request/errors';
import { notify } from '@/request/notify';
import {
  unclearOrderFound,
  unpaidOrderDropped,
  unpaidOrderFound,
  unpaidOrderGone,
  visitorReturned,
} from './orderSlice';
import {
  dropUnpaidOrder,
  noteOrderState,
  notePlacedOrder,
  placedOrdersKey,
  unpaidOrder,
} from './placedOrders';
import { forgetSentOrder, notePlaced, noteRefused, noteSent, unclearCart } from './sentOrders';

/** What the notes say: another order's payment, or an answer that never came, is none the less open. */
function* findNotes() {
  const unpaid = yield* call(unpaidOrder);
  if (unpaid) yield* put(unpaidOrderFound({ orderId: unpaid.orderId, orderLink: unpaid.orderLink }));
  const unclear = yield* call(unclearCart);
  if (unclear !== undefined) yield* put(unclearOrderFound(unclear));
}

/** Hands over to the payment page and keeps the notes of orders that are not settled yet (section 4, "Order"). */
export function* orderSaga() {
  yield* call(findNotes);

  yield* takeEvery(saveOrder.start, function* ({ payload }) {
    yield* call(noteSent, payload.orderKey);
  });
  yield* takeEvery(saveOrder.success, function* ({ payload, meta }) {
    const { orderKey, cart: lines, totalPrice: total } = meta.arg;
    const { orderId = null } = payload;
    const placed = { orderId, total, lines };
    yield* call(notePlaced, orderKey, orderId);
    if (payload.kind === 'toOrderPage') {
      yield* call(notePlacedOrder, { ...placed, orderLink: '', state: 'dropped' as const });
      return;
    }
    const { orderLink } = payload;
    yield* call(notePlacedOrder, { ...placed, orderLink, state: 'open' as const });
    yield* call(leaveTo, orderLink);
  });
  yield* takeEvery(saveOrder.fail, function* ({ payload, meta }) {
    if (!mayHaveArrived(payload)) yield* call(noteRefused, meta.arg.orderKey);
    if (payload.kind === 'cancelled') return;
    yield* put(mayHaveArrived(payload) ? notify('failed') : notify('orderFailed', payload.message));
  });
  yield* takeEvery(fetchPaymentStatus.success, function* ({ payload, meta }) {
    if (!isPaymentSettled(payload.paymentStatus)) return;
    const isPaid = payload.paymentStatus === 'paid';
    const isKnown = yield* call(noteOrderState, meta.arg, isPaid ? ('paid' as const) : ('lost' as const));
    if (isPaid) yield* call(forgetSentOrder, meta.arg, isKnown);
    yield* call(findNotes);
  });
  yield* takeEvery(unpaidOrderDropped, function* () {
    yield* call(dropUnpaidOrder);
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
  yield* fork(takeEveryFrom, storedElsewhere(placedOrdersKey), function* () {
    const found = yield* call(unpaidOrder);
    yield* put(
      found ? unpaidOrderFound({ orderId: found.orderId, orderLink: found.orderLink }) : unpaidOrderGone(),
    );
  });
}
