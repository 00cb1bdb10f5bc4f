import { isAnyOf } from '@reduxjs/toolkit';
import { call, put, select, takeEvery } from 'typed-redux-saga';
import { orderPaid } from '@/api/orderEvents';
import { cartStorageKey } from '@/config/limits';
import { hasPastShow } from '@/domain/cart';
import { mergeCarts } from '@/domain/cartMerge';
import { withTotals } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { pageRestored, storedElsewhere } from '@/lib/windowEvents';
import { notify } from '@/request/notify';
import {
  cartRestored,
  cartSlice,
  cartStored,
  itemRemoved,
  itemsAdded,
  quantityChanged,
  voucherItemsAdded,
} from './cartSlice';
import { readCart, writeCart } from './cartStores';

const isChange = isAnyOf(itemsAdded, quantityChanged, itemRemoved, voucherItemsAdded, orderPaid);

/** Restores the cart, stores it after each change, and follows the other tabs (specification section 4). */
export function* cartPersistenceSaga() {
  // What the stores held when this tab last looked: the ground on which two tabs' changes are merged.
  let base: Cart = yield* call(restore);

  function* store() {
    const mine = yield* select(cartSlice.selectors.selectCart);
    const merged = mergeCarts(base, mine, readCart() ?? base);
    base = merged;
    writeCart(merged);
    if (JSON.stringify(merged) !== JSON.stringify(mine)) yield* put(cartRestored(merged));
    yield* put(cartStored());
  }

  function* follow() {
    base = readCart() ?? base;
    yield* put(cartRestored(base));
  }

  yield* takeEvery(isChange, store);
  yield* takeEvery(yield* call(storedElsewhere, cartStorageKey), follow);
  yield* takeEvery(yield* call(pageRestored), follow);
}

function* restore() {
  const stored = readCart() ?? {};
  if (hasPastShow(stored, Date.now())) {
    writeCart({});
    yield* put(notify('cartExpired'));
    return {};
  }
  const cart = withTotals(stored);
  yield* put(cartRestored(cart));
  return cart;
}
