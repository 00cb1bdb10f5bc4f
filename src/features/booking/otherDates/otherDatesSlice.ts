import { put, select, takeEvery } from 'typed-redux-saga';
import { carryOver } from '@/domain/carryOver';
import { cartSlice, itemsAdded } from '@/features/cart/cartSlice';
import { offersSlice, readOffers } from '@/features/cart/offers';
import { notify } from '@/features/notifications/notificationsSlice';
import { shopNow } from '@/shared/browser/serverClock';
import { defineRequest } from '@/shared/request/defineRequest';
import type { StoreModule } from '@/shared/request/storeModule';

/** Offers on other dates for what was just added to the cart. */
export const readOtherDates = defineRequest('otherDates/read', 'read', readOffers, { retry: true });

export const otherDatesSlice = offersSlice('otherDates', readOtherDates);

/** Adds the selected other dates to the cart, even if the page was left. Skips shows that the cart already has. */
function* otherDatesSaga() {
  yield* takeEvery(readOtherDates.success, function* ({ payload, meta }) {
    const cart = yield* select(cartSlice.selectors.selectCart);
    const showIdsInCart = new Set(Object.values(cart).map(({ showId }) => showId));
    const now = shopNow();
    const lines = meta.arg.shows.flatMap((wanted) => {
      const offer = payload.shows.find(({ showId }) => showId === wanted.showId);
      const carried = offer && !showIdsInCart.has(wanted.showId) ? carryOver(wanted, offer, now) : undefined;
      return carried?.state === 'ready' ? carried.lines : [];
    });
    if (lines.length > 0) yield* put(itemsAdded(lines));
  });
  yield* takeEvery(readOtherDates.fail, function* ({ payload }) {
    if (payload.kind !== 'cancelled') yield* put(notify('failed'));
  });
}

export const otherDatesModule: StoreModule = { slices: [otherDatesSlice], sagas: [otherDatesSaga] };
