import { put, select, takeEvery } from 'typed-redux-saga';
import { readOtherDates } from './offersApi';
import { carryOver } from '@/domain/carryOver';
import { shopNow } from '@/shared/browser/serverClock';
import { notify } from '@/features/notifications/notify';
import { cartSlice, itemsAdded } from './cartSlice';

/**
 * Puts the other dates that a visitor tapped into the cart, also where the page was left meanwhile. A date that is
 * there already is not added again.
 */
export function* otherDatesSaga() {
  yield* takeEvery(readOtherDates.success, function* ({ payload, meta }) {
    const cart = yield* select(cartSlice.selectors.selectCart);
    const held = new Set(Object.values(cart).map(({ showId }) => showId));
    const now = shopNow();
    const lines = meta.arg.shows.flatMap((wanted) => {
      const offer = payload.shows.find(({ showId }) => showId === wanted.showId);
      const taken = offer && !held.has(wanted.showId) ? carryOver(wanted, offer, now) : undefined;
      return taken?.state === 'ready' ? taken.lines : [];
    });
    if (lines.length > 0) yield* put(itemsAdded(lines));
  });
  yield* takeEvery(readOtherDates.fail, function* ({ payload }) {
    if (payload.kind !== 'cancelled') yield* put(notify('failed'));
  });
}
