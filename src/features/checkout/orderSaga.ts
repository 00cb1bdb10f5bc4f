import {
  call,
  delay,
  fork,
  put,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  takeLeading,
} from 'typed-redux-saga';
import { isEmptyCart } from '@/domain/cart';
import { orderRules, orderState } from '@/domain/orderLife';
import { isPaymentFinal } from '@/domain/payment';
import { purchaseEvent } from '@/domain/tracking';
import { orderPaid } from '@/features/cart/orderEvents';
import { track } from '@/features/consent/track';
import { notify } from '@/features/notifications/notify';
import { leaveTo } from '@/shared/browser/leaveTo';
import { takeTabLock, withTabLock } from '@/shared/browser/tabLock';
import { pageRestored, storedElsewhere } from '@/shared/browser/windowEvents';
import { paymentCheckTimeoutMs } from '@/shared/config/constants';
import { mayHaveArrived } from '@/shared/request/errors';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { forgetCustomer, keepCustomer } from './customerDraft';
import { answerAbout, errorOf, isUnanswered, reportOf } from './orderAnswer';
import {
  dropUnpaidOrder,
  historyWritten,
  idempotencyKeyFor,
  orderOnPage,
  orderStates,
  placedOrder,
  placedOrders,
  recordPaid,
  recordPlaced,
  recordRefused,
  recordStatus,
  recordSubmitted,
  unclearCart,
  unpaidOrder,
  unsettledOrderIds,
} from './orderHistory';
import { orderHistoryKey } from './orderHistoryStorage';
import { checkPayment, fetchPaymentStatus, saveOrder, type PaymentStatus } from './ordersApi';
import {
  askedFirst,
  orderedElsewhere,
  orderSlice,
  orderSubmitted,
  outcomeFound,
  outcomeSeen,
  paymentCheckEnded,
  paymentCheckRequested,
  pressAllowed,
  pressEnded,
  unclearOrderFound,
  unpaidOrderDropped,
  visitorReturned,
  type AskedFirst,
  type SubmittedOrder,
} from './orderSlice';
import { checkPrices } from './priceCheckApi';

/** Held by the window that places an order. */
const orderLock = 'order';

function* restoreUnclearCart() {
  yield* put(unclearOrderFound((yield* call(unclearCart)) ?? null));
}

/**
 * Sends the order unless another window of this browser sends one: that window's order is followed then. An order that
 * was placed elsewhere since the page showed the newest one has to be seen first.
 */
function* submitOrder({ payload: { newest, ...draft } }: { payload: SubmittedOrder }) {
  const release = yield* call(takeTabLock, orderLock);
  if (!release) {
    yield* put(orderedElsewhere(true));
    yield* call(withTabLock, orderLock, () => undefined);
    yield* call(restoreUnclearCart);
    yield* put(orderedElsewhere(false));
    return;
  }
  try {
    const [known] = yield* call(placedOrders);
    if (known?.placedAt !== newest) {
      yield* put(orderedElsewhere(false));
      return;
    }
    const orderKey = yield* call(idempotencyKeyFor, draft.cart);
    yield* call(recordSubmitted, orderKey);
    yield* put(saveOrder.start({ ...draft, orderKey }));
    yield* take([saveOrder.success, saveOrder.fail, saveOrder.reset]);
    yield* call(historyWritten);
  } finally {
    release();
  }
}

/** Stores a placed order before the visitor leaves. One that needs no payment is settled by this very answer. */
function* recordOrder({ payload, meta }: ReturnType<typeof saveOrder.success>) {
  const { orderKey, cart: lines, totalPrice: total } = meta.arg;
  const placed = { orderId: payload.orderId ?? null, total, lines };
  if (payload.kind === 'toPayment') {
    const { orderLink } = payload;
    yield* call(recordPlaced, orderKey, { ...placed, orderLink, state: 'open' as const });
    yield* call(keepCustomer, meta.arg.customer);
    yield* call(leaveTo, orderLink);
    return;
  }
  const state = payload.isReceived ? ('received' as const) : ('dropped' as const);
  yield* call(recordPlaced, orderKey, { ...placed, orderLink: '', state });
  if (payload.isReceived) yield* call(settle, payload.orderId, { amount: total, currency: undefined });
}

/** The first page that sees an order as paid or received empties the cart and tracks the purchase. */
function* settle(orderId: string, payment: Pick<PaymentStatus, 'amount' | 'currency'>) {
  if (!(yield* call(recordPaid, orderId))) return;
  yield* call(forgetCustomer);
  const lines = placedOrder(orderId)?.lines ?? {};
  yield* put(orderPaid(isEmptyCart(lines) ? { orderId } : { orderId, lines }));
  const purchase = purchaseEvent(orderId, payment);
  if (purchase) yield* put(track(purchase));
}

/** Records a final payment status. The result page states it itself; other pages show it as an outcome. */
function* recordPayment(answer: ReturnType<typeof checkPayment.success | typeof fetchPaymentStatus.success>) {
  const { arg: orderId } = answer.meta;
  const { paymentStatus: status } = answer.payload;
  if (fetchPaymentStatus.success.match(answer)) {
    const outcome = yield* select(orderSlice.selectors.selectOutcome);
    if (outcome?.orderId === orderId) yield* put(outcomeSeen());
  }
  if (!isPaymentFinal(status)) return;
  const isWaiting = unpaidOrder()?.orderId === orderId;
  yield* call(recordStatus, orderId, status);
  if (checkPayment.success.match(answer) && (isWaiting || status === 'paid')) {
    yield* put(outcomeFound({ orderId, status }));
  }
  if (status !== 'paid') return;
  yield* call(settle, orderId, answer.payload);
  yield* call(restoreUnclearCart);
}

/** Asks about one order. One without a response within `paymentCheckTimeoutMs` counts as unanswered. */
function* ask(orderId: string) {
  yield* put(checkPayment.start(orderId));
  const { isLate } = yield* race({
    response: take([checkPayment.success, checkPayment.fail]),
    isLate: delay(paymentCheckTimeoutMs),
  });
  if (isLate) yield* put(checkPayment.cancel());
}

/** Lets a press go on unless the answer about its order forbids it; without an answer nobody has to wait. */
function* askFirst({ orderId, rule }: AskedFirst) {
  yield* call(ask, orderId);
  const answer = answerAbout(yield* select(orderSlice.selectors.selectAnswers), orderId);
  const state = orderState(orderOnPage(placedOrders(), orderId), reportOf(answer), false);
  const error = errorOf(answer);
  const isAllowed = orderRules[state][rule] || (error !== null && isUnanswered(error));
  yield* put(isAllowed ? pressAllowed() : pressEnded());
}

/** Asks about the orders one after another. */
function* checkPayments(orderIds: string[]) {
  for (const orderId of orderIds) yield* call(ask, orderId);
  yield* put(paymentCheckEnded());
}

/** Leads to the payment page and keeps the order history (requirements, "Order"). */
export function* orderSaga() {
  let known = placedOrders();
  let knownStates = orderStates();

  /** Follows another tab, which also changes the history when it submits a cart: no order has changed then. */
  function* followHistory() {
    const states = orderStates();
    if (states === knownStates) return;
    const [before, after] = [known, placedOrders()];
    [known, knownStates] = [after, states];
    const wasOpen = ({ orderId }: { orderId: string | null }) =>
      before.some((order) => order.orderId === orderId && order.state === 'open');
    // This tab asks, too: its visitor has not seen the outcome.
    const paid = after.filter((order) => order.state === 'paid' && wasOpen(order));
    yield* put(paymentCheckRequested(paid.flatMap(({ orderId }) => orderId ?? [])));
  }
  function* remember() {
    yield* call(historyWritten);
    [known, knownStates] = [placedOrders(), orderStates()];
  }

  yield* call(restoreUnclearCart);
  yield* takeLeading(orderSubmitted, submitOrder);
  yield* takeEvery(saveOrder.success, function* (action) {
    yield* call(recordOrder, action);
    yield* call(remember);
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
    yield* call(remember);
  });
  yield* takeLatest([paymentCheckRequested, askedFirst], function* (action) {
    const others = askedFirst.match(action) ? [] : (action.payload ?? []);
    if (askedFirst.match(action)) yield* call(askFirst, action.payload);
    const { isChecking } = yield* select(orderSlice.selectors.selectOrder);
    if (isChecking) yield* call(checkPayments, [...new Set([...others, ...unsettledOrderIds()])]);
  });
  yield* takeEvery(unpaidOrderDropped, function* () {
    yield* call(dropUnpaidOrder);
    yield* call(remember);
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
  yield* fork(takeEveryFrom, storedElsewhere(orderHistoryKey), followHistory);
}
