import { call, delay, put, race, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { isEmptyCart } from '@/domain/cart';
import { orderRules, orderState } from '@/domain/orderLife';
import { isPaymentFinal } from '@/domain/payment';
import { purchaseEvent } from '@/domain/tracking';
import { orderPaid } from '@/features/cart/cartSlice';
import { track } from '@/features/consent/track';
import { storedElsewhere } from '@/shared/browser/windowChannels';
import { paymentCheckTimeoutMs } from '@/shop/constants';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { forgetCustomer } from '@/features/checkout/form/customerDraft';
import { errorOf, hasNoResponse, reportOf, statusOutcomeOf } from '@/features/checkout/statusOutcome';
import type { AskedFirst } from '@/features/checkout/order/orderArea';
import { recordPaid, recordStatus } from '@/features/checkout/orderChanges';
import {
  onOwnChange,
  orderOnPage,
  orderStates,
  placedOrder,
  placedOrders,
  unclearCart,
  unpaidOrder,
  possiblyPaidOrderIds,
} from '@/features/checkout/history/orderHistory';
import { orderHistoryKey } from '@/features/checkout/history/orderHistoryStorage';
import { checkPayment, fetchPaymentStatus, type PaymentStatus } from '@/features/checkout/ordersApi';
import {
  askedFirst,
  orderSlice,
  outcomeFound,
  outcomeSeen,
  paymentCheckEnded,
  paymentCheckRequested,
  pressAllowed,
  pressEnded,
  unclearOrderFound,
} from '@/features/checkout/orderSlice';

/** Notes the cart whose order may have arrived without a response. */
export function* restoreUnclearCart() {
  yield* put(unclearOrderFound((yield* call(unclearCart)) ?? null));
}

/** The first page that sees an order as paid or received empties the cart and tracks the purchase. */
export function* settle(orderId: string, payment: Pick<PaymentStatus, 'amount' | 'currency'>) {
  if (!(yield* call(recordPaid, orderId))) return;
  yield* call(forgetCustomer);
  const lines = placedOrder(orderId)?.lines ?? {};
  yield* put(orderPaid(isEmptyCart(lines) ? { orderId } : { orderId, lines }));
  const purchase = purchaseEvent(orderId, payment);
  if (purchase) yield* put(track(purchase));
}

/** Records a final payment status. The result page states it itself; other pages show it as an outcome. */
function* recordPayment(
  response: ReturnType<typeof checkPayment.success | typeof fetchPaymentStatus.success>,
) {
  const { arg: orderId } = response.meta;
  const { paymentStatus: status } = response.payload;
  if (fetchPaymentStatus.success.match(response)) {
    const outcome = yield* select(orderSlice.selectors.selectOutcome);
    if (outcome?.orderId === orderId) yield* put(outcomeSeen());
  }
  if (!isPaymentFinal(status)) return;
  const isWaiting = unpaidOrder()?.orderId === orderId;
  yield* call(recordStatus, orderId, status);
  if (checkPayment.success.match(response) && (isWaiting || status === 'paid')) {
    yield* put(outcomeFound({ orderId, status }));
  }
  if (status !== 'paid') return;
  yield* call(settle, orderId, response.payload);
  yield* call(restoreUnclearCart);
}

/** Asks about one order, and gives up after `paymentCheckTimeoutMs`. */
function* ask(orderId: string) {
  yield* put(checkPayment.start(orderId));
  const { isLate } = yield* race({
    response: take([checkPayment.success, checkPayment.fail]),
    isLate: delay(paymentCheckTimeoutMs),
  });
  if (isLate) yield* put(checkPayment.cancel(orderId));
}

/** Lets a press go on unless the response about its order forbids it; without a response nobody has to wait. */
function* askFirst({ orderId, rule }: AskedFirst) {
  yield* call(ask, orderId);
  const outcome = statusOutcomeOf(yield* select(orderSlice.selectors.selectStatusOutcomes), orderId);
  const state = orderState(orderOnPage(placedOrders(), orderId), reportOf(outcome), false);
  const error = errorOf(outcome);
  const isAllowed = orderRules[state][rule] || (error !== null && hasNoResponse(error));
  yield* put(isAllowed ? pressAllowed() : pressEnded());
}

/** Asks about the orders one after another. */
function* checkPayments(orderIds: string[]) {
  for (const orderId of orderIds) yield* call(ask, orderId);
  yield* put(paymentCheckEnded());
}

/** Asks about the payments of this browser's orders, and follows what other tabs learned about them. */
export function* paymentCheckSaga() {
  let known = placedOrders();
  let knownStates = orderStates();

  function remember() {
    [known, knownStates] = [placedOrders(), orderStates()];
  }

  /** Another tab also changes the history when it submits a cart: no order has changed then. */
  function* followHistory() {
    if (orderStates() === knownStates) return;
    const wasOpen = known.flatMap(({ orderId, state }) => (state === 'open' ? orderId : []));
    remember();
    // This tab asks, too: its visitor has not seen the outcome.
    const paid = known.filter(({ orderId, state }) => state === 'paid' && wasOpen.includes(orderId));
    yield* put(paymentCheckRequested(paid.flatMap(({ orderId }) => orderId ?? [])));
  }

  const end = onOwnChange(remember);
  try {
    yield* takeEvery([fetchPaymentStatus.success, checkPayment.success], recordPayment);
    yield* takeLatest([paymentCheckRequested, askedFirst], function* (action) {
      const others = askedFirst.match(action) ? [] : (action.payload ?? []);
      if (askedFirst.match(action)) yield* call(askFirst, action.payload);
      const { isChecking } = yield* select(orderSlice.selectors.selectOrder);
      if (isChecking) yield* call(checkPayments, [...new Set([...others, ...possiblyPaidOrderIds()])]);
    });
    yield* call(takeEveryFrom, storedElsewhere(orderHistoryKey), followHistory);
  } finally {
    end();
  }
}
