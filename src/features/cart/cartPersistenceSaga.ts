import { isAnyOf } from '@reduxjs/toolkit';
import { call, fork, put, select, takeEvery } from 'typed-redux-saga';
import { orderPaid } from '@/api/orderEvents';
import { recheckVouchers } from '@/api/vouchers';
import { cartStorageKey, sharedWriteWindow } from '@/config/limits';
import { hasPastShow } from '@/domain/cart';
import { applyChange, changeBetween, type CartChange } from '@/domain/cartChange';
import { mergeCarts } from '@/domain/cartMerge';
import type { Cart } from '@/domain/entities';
import { cartFingerprint } from '@/domain/orderGroups';
import { takeEveryFrom } from '@/request/takeEveryFrom';
import { pageRestored, storedElsewhere } from '@/lib/windowEvents';
import { notify } from '@/request/notify';
import {
  cartDamaged,
  cartExpired,
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
import { isStoreDamaged, readCart, writeCart } from './cartStores';
import { cartTabs } from './cartTabs';

const isChange = isAnyOf(
  itemsAdded,
  quantityChanged,
  itemRemoved,
  removalUndone,
  linesChanged,
  voucherItemsAdded,
  recheckVouchers.success,
  orderPaid,
);

/** Restores the cart, stores it after each change, and follows the other tabs (specification section 4). */
export function* cartPersistenceSaga() {
  const tabs = cartTabs();
  // What the stores held when this tab last looked: the ground on which two tabs' changes are merged.
  let base: Cart = yield* call(restore);
  let changedAt = -Infinity;
  // Two tabs that write at the same moment do not see each other's writing, and the later one wins the store. For
  // that moment a tab goes by what the others tell it, and puts it back where the store lost it.
  // The page's own clock, because that of the machine may be set back.
  const storeMayLag = () => tabs.canTalk && performance.now() - changedAt < sharedWriteWindow;

  function* store() {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const merged = mergeCarts(base, mine, (storeMayLag() ? undefined : readCart()) ?? base);
    tabs.tell(changeBetween(base, merged));
    changedAt = performance.now();
    writeCart(merged);
    yield* keep(merged, mine);
    yield* put(cartStored());
  }

  function* keep(cart: Cart, shown: Cart) {
    base = cart;
    if (isOther(cart, shown)) yield* put(cartRestored(cart));
  }

  function* take(change: CartChange) {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const changed = applyChange(mine, change);
    if (isOther(changed, readCart() ?? {})) writeCart(changed);
    yield* keep(changed, mine);
  }

  function* follow() {
    if (storeMayLag()) return;
    base = readCart() ?? base;
    yield* put(cartRestored(base));
  }

  yield* takeEvery(isChange, store);
  yield* fork(takeEveryFrom, tabs.changes, take);
  yield* fork(takeEveryFrom, storedElsewhere(cartStorageKey), follow);
  yield* fork(takeEveryFrom, pageRestored(), follow);
}

function isOther(cart: Cart, than: Cart): boolean {
  return cartFingerprint(cart) !== cartFingerprint(than);
}

function* restore() {
  const stored = readCart() ?? {};
  if (hasPastShow(stored, Date.now())) {
    writeCart({});
    yield* put(notify('cartExpired'));
    yield* put(cartExpired());
    return {};
  }
  if (isStoreDamaged(stored)) {
    // Told once: a reload finds what could be read and nothing else.
    writeCart(stored);
    yield* put(notify('cartDamaged'));
    yield* put(cartDamaged());
  }
  yield* put(cartRestored(stored));
  return stored;
}
