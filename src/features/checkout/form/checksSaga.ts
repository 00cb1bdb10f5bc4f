import { call, delay, put, race, select, take, takeLatest } from 'typed-redux-saga';
import { priceCheckQuery } from '@/domain/priceChanges';
import { cartSlice } from '@/features/cart/cartSlice';
import { shopNow } from '@/shared/browser/serverClock';
import { priceCheckMaxAgeMs, priceCheckTimeoutMs } from '@/shop/constants';
import { readsSlice } from '@/shared/request/readsSlice';
import { possiblyPaidOrderIds } from '@/features/checkout/history/orderHistory';
import {
  checksAwaited,
  checksLeft,
  checksOver,
  orderSlice,
  paymentCheckRequested,
} from '@/features/checkout/orderSlice';
import { checkPrices } from './priceCheckApi';

const { selectCart, selectIsRechecking } = cartSlice.selectors;
const { selectIsChecking, selectPrices } = orderSlice.selectors;

const { selectReads } = readsSlice.selectors;

type Reads = Parameters<typeof selectReads>[0];

/** Whether a read of this name is pending, with any argument. */
export const isReadPending = (root: Reads, name: string): boolean =>
  Object.values(selectReads(root)).some((read) => read?.request === name && read.isLoading);

type Root = Parameters<typeof selectCart>[0] & Parameters<typeof selectPrices>[0] & Reads;

/** Whether prices, codes or payments are being checked. */
export const selectAreChecksRunning = (root: Root): boolean =>
  isReadPending(root, checkPrices.name) || selectIsRechecking(root) || selectIsChecking(root);

/** Whether an order has to wait for checks that nobody has started. */
export const selectAreChecksDue = (root: Root): boolean =>
  arePricesOld(root) || possiblyPaidOrderIds().length > 0;

function arePricesOld(root: Root): boolean {
  const prices = selectPrices(root);
  return prices !== undefined && shopNow() - prices.readAt > priceCheckMaxAgeMs;
}

function* untilChecked() {
  while (yield* select(selectAreChecksRunning)) yield* take('*');
}

/**
 * Checks again what an order must not rely on any more, and ends its wait when nothing is checked any more or the time is
 * over: a failed or late check does not block an order.
 */
export function* checksSaga() {
  yield* takeLatest([checksAwaited, checksLeft], function* (action) {
    if (checksLeft.match(action)) return;
    const query = priceCheckQuery(yield* select(selectCart));
    const isReading = yield* select(isReadPending, checkPrices.name);
    if (query && !isReading && (yield* select(arePricesOld))) yield* put(checkPrices.start(query));
    // A dropped order may have been paid since: this one would be the second.
    const isAsking = yield* select(selectIsChecking);
    if (possiblyPaidOrderIds().length > 0 && !isAsking) yield* put(paymentCheckRequested());
    yield* race({ checked: call(untilChecked), late: delay(priceCheckTimeoutMs) });
    yield* put(checksOver());
  });
}
