import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import {
  orderPaid,
  cartDamaged,
  cartExpired,
  cartRecalculated,
  cartRestored,
  cartSlice,
  cartStored,
  emptiedFound,
  emptiedRestored,
  itemRemoved,
  itemsAdded,
  linesChanged,
  quantityChanged,
  removalUndone,
  voucherItemsAdded,
} from '@/features/cart/cartSlice';
import { recheckVouchers } from '@/features/cart/vouchersApi';
import { cartStorageKey, sharedWriteWindow } from '@/shop/constants';
import { isPurchaseAddress } from '@/shop/purchaseAddresses';
import { hasPastShow, isEmptyCart } from '@/domain/cart';
import { applyChange, changeBetween, type CartChange } from '@/domain/cartChange';
import { mergeCarts } from '@/domain/cartMerge';
import type { Cart } from '@/domain/entities';
import { readStoredCart } from '@/domain/storedCart';
import { sessionStore } from '@/shared/browser/browserStorage';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { isServerTimeKnown, shopNow } from '@/shared/browser/serverClock';
import { clockChanges, pageRestored, storedElsewhere } from '@/shared/browser/windowChannels';
import { notify } from '@/features/notifications/notificationsSlice';
import { isStoreDamaged, readCart, writeCart } from './cartStorage';
import { cartBroadcast } from './cartBroadcast';

const isChange = isAnyOf(
  itemsAdded,
  quantityChanged,
  itemRemoved,
  removalUndone,
  emptiedRestored,
  linesChanged,
  cartRecalculated,
  voucherItemsAdded,
  recheckVouchers.success,
  orderPaid,
);

/** A cart that an order emptied, for a reload of this tab. */
const emptiedKey = 'emptiedCart';

const isDifferent = (cart: Cart, other: Cart) => Object.keys(changeBetween(other, cart)).length > 0;

/** Restores the cart, stores each change and follows other tabs (requirements, "Cart persistence"). */
export function* cartPersistenceSaga() {
  const broadcast = cartBroadcast();
  // The stored cart at the last read or write: the common base of a three-way merge of two tabs' changes.
  let base: Cart = {};
  let changedAt = -Infinity;
  let isLossAnnounced = false;
  // Tabs that write simultaneously may not see each other's write, and the last one wins. For that short time a tab
  // relies on the broadcast and rewrites what the storage lost. Uses `performance.now()` because the device clock may
  // be set back.
  const isStorageStale = () => broadcast.isSupported && performance.now() - changedAt < sharedWriteWindow;

  /** The reducer may drop voucher codes that two tabs' changes left without other lines; `base` is the result. */
  function* apply(cart: Cart) {
    const mine = yield* select(cartSlice.selectors.selectCart);
    if (isDifferent(cart, mine)) yield* put(cartRestored(cart));
    base = yield* select(cartSlice.selectors.selectCart);
  }

  function* applyStored(stored: Cart) {
    yield* apply(stored);
    if (isDifferent(base, stored)) writeCart(base);
  }

  /** Confirms the expiry with the server's time, as the device clock may run ahead. Nothing expires offline. */
  function* isExpired(stored: Cart) {
    if (!hasPastShow(stored, shopNow())) return false;
    const isTimeConfirmed = isServerTimeKnown() || (yield* call(isServerReachable));
    return isTimeConfirmed && hasPastShow(stored, shopNow());
  }

  function* expire(remaining: Cart) {
    writeCart(remaining);
    yield* put(notify('cartExpired'));
    yield* put(isEmptyCart(remaining) ? cartExpired() : cartRestored(remaining));
    base = remaining;
  }

  let isChecked = false;

  /**
   * The check of the start, once the server's time is known, repeated while the tab is open. At checkout and payment the
   * check of prices names a show that is over.
   */
  function* expireInOpenTab() {
    if (!isServerTimeKnown() || (isChecked && isPurchaseAddress(window.location.pathname))) return;
    isChecked = true;
    if (hasPastShow(yield* select(cartSlice.selectors.selectCart), shopNow())) yield* call(expire, {});
  }

  function* restore() {
    const stored = readCart() ?? {};
    const isOver = yield* isExpired(stored);
    // Lines that were added during the request stay.
    const added = yield* select(cartSlice.selectors.selectCart);
    if (isOver) {
      yield* call(expire, added);
      return;
    }
    const isDamaged = isStoreDamaged(stored);
    if (isEmptyCart(added)) yield* applyStored(stored);
    else {
      yield* apply(mergeCarts({}, added, stored));
      writeCart(base);
    }
    if (!isDamaged) return;
    // Overwrites the damaged text, so that a reload does not notify again.
    writeCart(base);
    yield* put(notify('cartDamaged'));
    yield* put(cartDamaged());
  }

  function* store() {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const before = base;
    yield* apply(mergeCarts(base, mine, (isStorageStale() ? undefined : readCart()) ?? base));
    broadcast.post(changeBetween(before, base));
    changedAt = performance.now();
    const isPersisted = writeCart(base) || isEmptyCart(base);
    yield* put(cartStored(isPersisted));
    if (isPersisted || isLossAnnounced) return;
    isLossAnnounced = true;
    yield* put(notify('cartNotKept'));
  }

  function* receive(change: CartChange) {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const changed = applyChange(mine, change);
    yield* apply(changed);
    if (isDifferent(base, readCart() ?? {})) writeCart(base);
    // The other tab may still have a code that was dropped here.
    if (isDifferent(base, changed)) broadcast.post(changeBetween(changed, base));
  }

  function* follow() {
    if (isStorageStale()) return;
    const stored = readCart() ?? base;
    const mine = yield* select(cartSlice.selectors.selectCart);
    // Another tab may have emptied it because a show is over; each tab says so, and none at checkout and payment.
    if (isEmptyCart(stored) && hasPastShow(mine, shopNow())) {
      if (isPurchaseAddress(window.location.pathname)) return;
      yield* put(notify('cartExpired'));
    }
    yield* applyStored(stored);
  }

  function* restoreEmptied() {
    const emptied = readStoredCart(sessionStore.read(emptiedKey));
    if (emptied) yield* put(emptiedFound(emptied));
  }

  function* storeEmptied() {
    const emptied = yield* select(cartSlice.selectors.selectEmptied);
    if (emptied) sessionStore.write(emptiedKey, JSON.stringify(emptied));
    else sessionStore.remove(emptiedKey);
  }

  yield* call(restore);
  yield* call(restoreEmptied);
  yield* takeEvery([orderPaid, emptiedRestored], storeEmptied);
  yield* call(expireInOpenTab);
  yield* fork(takeEveryFrom, clockChanges(), expireInOpenTab);
  yield* takeEvery(isChange, store);
  yield* fork(takeEveryFrom, broadcast.changes, receive);
  yield* fork(takeEveryFrom, storedElsewhere(cartStorageKey), follow);
  yield* fork(takeEveryFrom, pageRestored(), follow);
}
