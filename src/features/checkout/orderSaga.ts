import { call, delay, fork, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { orderPaid } from '@/features/cart/orderEvents';
import { checkPayment, fetchPaymentStatus, saveOrder } from './ordersApi';
import { checkPrices } from './priceCheckApi';
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
  orderStates,
  placedOrder,
  recordPaid,
  recordPlaced,
  recordRefused,
  recordState,
  recordSubmitted,
  unclearCart,
  unpaidOrder,
  unsettledOrderIds,
} from './orderHistory';
import { orderHistoryKey } from './orderHistoryStorage';

/** Restores the order that waits for its payment and the cart whose order is unclear. */
function* restoreOrders() {
  const unpaid = yield* call(unpaidOrder);
  if (unpaid) yield* put(unpaidOrderFound({ orderId: unpaid.orderId, orderLink: unpaid.orderLink }));
  const unclear = yield* call(unclearCart);
  if (unclear !== undefined) yield* put(unclearOrderFound(unclear));
}

/**
 * Requests the payment status of orders one after another. One without a response within `paymentCheckTimeoutMs`
 * counts as unanswered.
 */
function* checkPayments(orderIds: string[]) {
  for (const orderId of orderIds) {
    yield* put(checkPayment.start(orderId));
    const { isLate } = yield* race({
      response: take([checkPayment.success, checkPayment.fail]),
      isLate: delay(paymentCheckTimeoutMs),
    });
    if (isLate) yield* put(checkPayment.cancel());
  }
  yield* put(paymentCheckEnded());
}

/** Records a settled payment. The first page that sees an order as paid empties the cart and tracks the purchase. */
function* recordPayment({ payload, meta: { arg: orderId } }: ReturnType<typeof checkPayment.success>) {
  if (!isPaymentFinal(payload.paymentStatus)) return;
  const isPaid = payload.paymentStatus === 'paid';
  yield* call(recordState, orderId, isPaid ? ('paid' as const) : ('lost' as const));
  yield* call(restoreOrders);
  if (!isPaid || !recordPaid(orderId)) return;
  const lines = placedOrder(orderId)?.lines ?? {};
  yield* put(orderPaid(isEmptyCart(lines) ? { orderId } : { orderId, lines }));
  const purchase = purchaseEvent(orderId, payload);
  if (purchase) yield* put(track(purchase));
}

/** Follows another tab. If that tab saw the payment of the order that waited here, this tab requests it too. */
function* followHistory() {
  const { orderId, orderLink } = yield* select(orderSlice.selectors.selectOrder);
  const found = yield* call(unpaidOrder);
  yield* put(
    found ? unpaidOrderFound({ orderId: found.orderId, orderLink: found.orderLink }) : unpaidOrderGone(),
  );
  const wasOpen = orderLink !== null && orderId !== null ? placedOrder(orderId) : undefined;
  yield* put(
    paymentCheckRequested(wasOpen?.state === 'paid' && wasOpen.orderId ? [wasOpen.orderId] : undefined),
  );
}

/** Leads to the payment page and keeps the order history (requirements, "Order"). */
export function* orderSaga() {
  let knownStates = orderStates();
  /** Other tabs also change the history when they submit a cart; no order has changed then. */
  const isChangedElsewhere = () => {
    const states = orderStates();
    const isChanged = states !== knownStates;
    knownStates = states;
    return isChanged;
  };
  yield* call(restoreOrders);

  yield* takeEvery(saveOrder.start, function* ({ payload }) {
    yield* call(recordSubmitted, payload.orderKey);
  });
  yield* takeEvery(saveOrder.success, function* ({ payload, meta }) {
    const { orderKey, cart: lines, totalPrice: total } = meta.arg;
    const { orderId = null } = payload;
    const placed = { orderId, total, lines };
    if (payload.kind === 'toOrderPage') {
      yield* call(recordPlaced, orderKey, { ...placed, orderLink: '', state: 'dropped' as const });
    } else {
      const { orderLink } = payload;
      yield* call(recordPlaced, orderKey, { ...placed, orderLink, state: 'open' as const });
      yield* call(leaveTo, orderLink);
    }
    knownStates = orderStates();
  });
  yield* takeEvery(saveOrder.fail, function* ({ payload, meta }) {
    if (!mayHaveArrived(payload)) {
      yield* call(recordRefused, meta.arg.orderKey);
      // The backend refused what the last check accepted.
      yield* put(checkPrices.reset());
    }
    if (payload.kind === 'cancelled') return;
    yield* put(mayHaveArrived(payload) ? notify('failed') : notify('orderFailed', payload.message));
  });
  yield* takeEvery([fetchPaymentStatus.success, checkPayment.success], function* (answer) {
    yield* call(recordPayment, answer);
    knownStates = orderStates();
  });
  yield* takeLatest(paymentCheckRequested, function* ({ payload: others = [] }) {
    yield* call(checkPayments, [...new Set([...others, ...unsettledOrderIds()])]);
  });
  yield* takeEvery(unpaidOrderDropped, function* () {
    yield* call(dropUnpaidOrder);
    knownStates = orderStates();
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
  yield* fork(takeEveryFrom, storedElsewhere(orderHistoryKey), function* () {
    if (isChangedElsewhere()) yield* call(followHistory);
  });
}
