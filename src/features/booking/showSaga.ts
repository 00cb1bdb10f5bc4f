import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { kindOf } from '@/domain/cards';
import { isPreset, offeredProducts } from '@/domain/selection';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { discountPause } from '@/shared/config/constants';
import { recheck } from '@/shared/request/recheck';
import { packageChosen, productCountChanged, showOpened, showSlice } from './showSlice';
import { keepStallDraft, readStallDraft } from './stallDraft';

/** Requests the discounts of a changed selection (requirements, "Money and cart") while the choices are visible. */
const discountSaga = recheck({
  request: fetchDiscountProducts,
  selectQuery: showSlice.selectors.selectPendingQuery,
  pauseMs: discountPause,
});

/** Keeps what was chosen at a flea market. A preset that nobody changed is nothing that was entered. */
function* keepChoices() {
  const { show, selItems } = yield* select(showSlice.selectors.selectShowState);
  if (!show || kindOf(show) !== 'flohmarkt') return;
  if (isPreset(offeredProducts(show), selItems) && !readStallDraft()) return;
  keepStallDraft({ showId: show.showId, selection: selItems });
}

/** Fetches a show when it is opened, unless it is already loaded (requirements, "Detail fetching"). */
export function* showSaga() {
  yield* fork(discountSaga);
  yield* takeEvery([productCountChanged, packageChosen], keepChoices);
  yield* takeEvery(showOpened, function* ({ payload }) {
    const mustFetch = yield* select(showSlice.selectors.selectMustFetch, payload);
    yield* put(mustFetch ? fetchShowDetail.start(payload) : fetchShowDetail.reset());
  });
}
