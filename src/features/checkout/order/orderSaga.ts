import { call, fork, put, take, takeEvery, takeLeading } from 'typed-redux-saga';
import { priceCheckQuery } from '@/domain/priceChanges';
import { notify } from '@/features/notifications/notificationsSlice';
import { leaveTo } from '@/shared/browser/leaveTo';
import { takeTabLock, withTabLock } from '@/shared/browser/tabLock';
import { pageRestored } from '@/shared/browser/windowChannels';
import { mayHaveArrived } from '@/shared/request/errors';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { keepCustomer } from '@/features/checkout/form/customerDraft';
import type { SubmittedOrder } from './orderArea';
import {
  dropUnpaidOrder,
  historyWritten,
  idempotencyKeyFor,
  recordPlaced,
  recordRefused,
  recordShow,
  recordSubmitted,
} from '@/features/checkout/orderChanges';
import { announceChange, placedOrders, unclearCart } from '@/features/checkout/history/orderHistory';
import { checkTicketShow, saveOrder } from '@/features/checkout/ordersApi';
import {
  orderedElsewhere,
  orderSubmitted,
  unpaidOrderDropped,
  visitorReturned,
  orderSlice,
} from '@/features/checkout/orderSlice';
import { restoreUnclearCart, settle, paymentCheckSaga } from '@/features/checkout/payment/paymentCheckSaga';
import { checkPrices } from '@/features/checkout/form/priceCheckApi';
import type { StoreModule } from '@/shared/request/storeModule';
import { checksSaga } from '@/features/checkout/form/checksSaga';

/** Held by the window that places an order. */
const orderLock = 'order';

/** Whether an order was placed after `newest` (epoch ms); that one itself may have become outdated since. */
const hasNewerOrder = (newest = 0) => (placedOrders()[0]?.placedAt ?? 0) > newest;

/**
 * Sends the order unless another window of this browser sends one: that window's order is followed then. An order that
 * was placed elsewhere since the page showed the newest one has to be seen first.
 */
function* submitOrder({ payload: { newest, ...draft } }: { payload: SubmittedOrder }) {
  const release = yield* call(takeTabLock, orderLock);
  if (!release) {
    yield* put(orderedElsewhere('running'));
    yield* call(withTabLock, orderLock, () => undefined);
    yield* call(restoreUnclearCart);
    yield* call(announceChange);
    const hasOrdered = hasNewerOrder(newest) || unclearCart() !== undefined;
    yield* put(orderedElsewhere(hasOrdered ? null : 'failed'));
    return;
  }
  try {
    if (hasNewerOrder(newest)) {
      yield* call(announceChange);
      yield* put(orderedElsewhere(null));
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

/** Stores a placed order before the visitor leaves. One that needs no payment is received by this very response. */
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

/** Places orders and leads to the payment page (requirements, "Order"). */
export function* orderSaga() {
  yield* call(restoreUnclearCart);
  yield* takeLeading(orderSubmitted, submitOrder);
  yield* takeEvery(saveOrder.success, recordOrder);
  yield* takeEvery(saveOrder.fail, function* ({ payload, meta }) {
    if (!mayHaveArrived(payload)) {
      yield* call(recordRefused, meta.arg.orderKey);
      // The backend refused what the last check accepted.
      const query = priceCheckQuery(meta.arg.cart);
      if (query) yield* put(checkPrices.start(query));
    }
    if (payload.kind === 'cancelled') return;
    yield* put(mayHaveArrived(payload) ? notify('failed') : notify('orderFailed', payload.message));
  });
  yield* takeEvery(checkTicketShow.success, function* ({ payload: { showId, show } }) {
    yield* call(recordShow, showId, show);
  });
  yield* takeEvery(unpaidOrderDropped, function* () {
    yield* call(dropUnpaidOrder);
  });
  yield* fork(takeEveryFrom, pageRestored(), function* () {
    yield* put(visitorReturned());
  });
}

export const orderModule: StoreModule = {
  slices: [orderSlice],
  sagas: [orderSaga, paymentCheckSaga, checksSaga],
};
