import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { orderPaid } from './orderEvents';
import { recheckVouchers } from './vouchersApi';
import { cartStorageKey, sharedWriteWindow } from '@/shared/config/constants';
import { hasPastShow, isEmptyCart } from '@/domain/cart';
import { applyChange, changeBetween, type CartChange } from '@/domain/cartChange';
import { mergeCarts } from '@/domain/cartMerge';
import type { Cart } from '@/domain/entities';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { isServerReachable } from '@/shared/browser/serverStatus';
import { isServerTimeKnown, shopNow } from '@/shared/browser/serverClock';
import { clockChanges, pageRestored, storedElsewhere } from '@/shared/browser/windowEvents';
import { notify } from '@/features/notifications/notify';
import {
  cartDamaged,
  cartExpired,
  cartRecalculated,
  cartRestored,
  cartSlice,
  cartStored,
  itemRemoved,
  itemsAdded,
  linesChanged,
  quantityChanged,
  removalUndone,
  voucherItemsAdded,
} from './cartSlice';
import { isStoreDamaged, readCart, writeCart } from './cartStorage';
import { cartBroadcast } from './cartBroadcast';

const isChange = isAnyOf(
  itemsAdded,
  quantityChanged,
  itemRemoved,
  removalUndone,
  linesChanged,
  cartRecalculated,
  voucherItemsAdded,
  recheckVouchers.success,
  orderPaid,
);

const isOther = (cart: Cart, than: Cart) => Object.keys(changeBetween(than, cart)).length > 0;

/** Restores the cart, stores it after each change, and follows the other tabs (requirements, "Cart persistence"). */
export function* cartPersistenceSaga() {
  const tabs = cartBroadcast();
  // What the stores held when this tab last looked: the ground on which two tabs' changes are merged.
  let base: Cart = {};
  let changedAt = -Infinity;
  let isLossAnnounced = false;
  // Two tabs that write at the same moment do not see each other's writing, and the later one wins the store. For
  // that moment a tab goes by what the others tell it, and puts it back where the store lost it.
  // The page's own clock, because that of the machine may be set back.
  const storeMayLag = () => tabs.canTalk && performance.now() - changedAt < sharedWriteWindow;

  /** What the screen shows of a cart is what is stored of it: a code that two tabs' changes left alone is not. */
  function* show(cart: Cart) {
    const mine = yield* select(cartSlice.selectors.selectCart);
    if (isOther(cart, mine)) yield* put(cartRestored(cart));
    base = yield* select(cartSlice.selectors.selectCart);
  }

  function* showStored(stored: Cart) {
    yield* show(stored);
    if (isOther(base, stored)) writeCart(base);
  }

  /**
   * A device whose clock runs ahead throws no valid ticket away: before anything goes, the host is asked for its time. Out
   * of its reach nothing goes.
   */
  function* isExpired(stored: Cart) {
    if (!hasPastShow(stored, shopNow())) return false;
    const isAnswered = isServerTimeKnown() || (yield* call(isServerReachable));
    return isAnswered && hasPastShow(stored, shopNow());
  }

  function* expire(left: Cart) {
    writeCart(left);
    yield* put(notify('cartExpired'));
    yield* put(isEmptyCart(left) ? cartExpired() : cartRestored(left));
    base = left;
  }

  /** What was kept out of the host's reach, or by the clock of a device that runs behind, goes once the host tells its time. */
  function* expireInTime() {
    const changes = clockChanges();
    try {
      while (!isServerTimeKnown()) yield* take(changes);
    } finally {
      changes.close();
    }
    if (hasPastShow(yield* select(cartSlice.selectors.selectCart), shopNow())) yield* call(expire, {});
  }

  function* restore() {
    const known = readCart() ?? {};
    const isOver = yield* isExpired(known);
    // What was put into the cart while the host was asked stays.
    const added = yield* select(cartSlice.selectors.selectCart);
    if (isOver) {
      yield* call(expire, added);
      return;
    }
    const isDamaged = isStoreDamaged(known);
    if (isEmptyCart(added)) yield* showStored(known);
    else {
      yield* show(mergeCarts({}, added, known));
      writeCart(base);
    }
    if (!isDamaged) return;
    // Told once: a reload finds what could be read and nothing else.
    writeCart(base);
    yield* put(notify('cartDamaged'));
    yield* put(cartDamaged());
  }

  function* store() {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const before = base;
    yield* show(mergeCarts(base, mine, (storeMayLag() ? undefined : readCart()) ?? base));
    tabs.tell(changeBetween(before, base));
    changedAt = performance.now();
    const isKept = writeCart(base) || isEmptyCart(base);
    yield* put(cartStored(isKept));
    if (isKept || isLossAnnounced) return;
    isLossAnnounced = true;
    yield* put(notify('cartNotKept'));
  }

  function* receive(change: CartChange) {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const changed = applyChange(mine, change);
    yield* show(changed);
    if (isOther(base, readCart() ?? {})) writeCart(base);
    // A tab that heard of the code after it had added something else still holds it.
    if (isOther(base, changed)) tabs.tell(changeBetween(changed, base));
  }

  function* follow() {
    if (!storeMayLag()) yield* showStored(readCart() ?? base);
  }

  yield* call(restore);
  yield* fork(expireInTime);
  yield* takeEvery(isChange, store);
  yield* fork(takeEveryFrom, tabs.changes, receive);
  yield* fork(takeEveryFrom, storedElsewhere(cartStorageKey), follow);
  yield* fork(takeEveryFrom, pageRestored(), follow);
}
