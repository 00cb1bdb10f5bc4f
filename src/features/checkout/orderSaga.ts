import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { orderPaid } from '@/features/cart/orderEvents';
import { checkPayment, fetchPaymentStatus, saveOrder } from './ordersApi';
import { paymentCheckTimeoutMs } from '@/shared/config/constants';
import { isEmptyCart } from '@/domain/cart';
import { isPaymentFinal } from '@/domain/payment';
import { purchaseEvent } from '@/domain/tracking';
import { leaveTo } from '@/shared/browser/leaveTo';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { pageRestored, storedElsewhere } from '@/shared/browser/windowEvents';
import { mayHaveArrived } from '@/shared/request/errors';
import { notify } from '@/features/notifications/notify';
import { track } from '@/features/consent/track';
import {
  orderSlice,
  paymentCheckEnded,
  paymentCheckRequested,
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
  placedOrder,
  placedOrdersKey,
  unpaidOrder,
  unsettledOrders,
} from './placedOrders';
import { forgetSentOrder, notePlaced, noteRefused, noteSent, unclearCart } from './sentOrders';
import { noteSettledOrder } from './settledOrders';

/** What the notes say: another order's payment, or an answer that never came, is none the less open. */
function* findNotes() {
  const unpaid = yield* call(unpaidOrder);
  if (unpaid) yield* put(unpaidOrderFound({ orderId: unpaid.orderId, orderLink: unpaid.orderLink }));
  const unclear = yield* call(unclearCart);
  if (unclear !== undefined) yield* put(unclearOrderFound(unclear));
}

/**
 * Asks what became of orders that may have been paid elsewhere, one after another: the notes only say what this browser
 * did. One that nobody answers counts as not answered after 10 s.
 */
function* check(orderIds: string[]) {
  for (const orderId of orderIds) {
    yield* put(checkPayment.start(orderId));
    const { isLate } = yield* race({
      answer: take([checkPayment.success, checkPayment.fail]),
      isLate: delay(paymentCheckTimeoutMs),
    });
    if (isLate) yield* put(checkPayment.cancel());
  }
  yield* put(paymentCheckEnded());
}

/**
 * An order that is paid is settled once per browser, whatever page is shown: cart and purchase event (requirements R5).
 */
function* settle({ payload, meta: { arg: orderId } }: ReturnType<typeof checkPayment.success>) {
  if (!isPaymentFinal(payload.paymentStatus)) return;
  const isPaid = payload.paymentStatus === 'paid';
  const isKnown = yield* call(noteOrderState, orderId, isPaid ? ('paid' as const) : ('lost' as const));
  if (isPaid) yield* call(forgetSentOrder, orderId, isKnown);
  yield* call(findNotes);
  if (!isPaid || !noteSettledOrder(orderId)) return;
  const lines = placedOrder(orderId)?.lines ?? {};
  yield* put(orderPaid(isEmptyCart(lines) ? { orderId } : { orderId, lines }));
  const purchase = purchaseEvent(orderId, payload);
  if (purchase) yield* put(track(purchase));
}

/** Another tab changed the notes. What it heard of an order that waited here is asked for here, too. */
function* followNotes() {
  const { orderId, orderLink } = yield* select(orderSlice.selectors.selectOrder);
  const found = yield* call(unpaidOrder);
  yield* put(
    found ? unpaidOrderFound({ orderId: found.orderId, orderLink: found.orderLink }) : unpaidOrderGone(),
  );
  const wasOpen = orderLink !== null && orderId !== null ? placedOrder(orderId) : undefined;
  yield* put(paymentCheckRequested(wasOpen?.state === 'paid' ? (wasOpen.orderId ?? undefined) : undefined));
}

/** Hands over to the payment page and keeps the notes of orders that are not settled yet (requirements, "Order"). */
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
  yield* takeEvery([fetchPaymentStatus.success, checkPayment.success], settle);
  yield* takeLatest(paymentCheckRequested, function* ({ payload: paidElsewhere }) {
    yield* call(check, [...(paidElsewhere ? [paidElsewhere] : []), ...unsettledOrders()]);
  });
  yield* takeEvery(unpaidOrderDropped, function* () {
    yield* call(dropUnpaidOrder);
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
  yield* fork(takeEveryFrom, storedElsewhere(placedOrdersKey), followNotes);
}
