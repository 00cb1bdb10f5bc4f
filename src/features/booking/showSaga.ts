import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { discountPause } from '@/shared/config/constants';
import { recheck } from '@/shared/request/recheck';
import { showOpened, showSlice } from './showSlice';

/** Requests the discounts of a changed selection (requirements, "Money and cart") while the choices are visible. */
const discountSaga = recheck({
  request: fetchDiscountProducts,
  selectQuery: showSlice.selectors.selectPendingQuery,
  pauseMs: discountPause,
});

/** Fetches a show when it is opened, unless it is already loaded (requirements, "Detail fetching"). */
export function* showSaga() {
  yield* fork(discountSaga);
  yield* takeEvery(showOpened, function* ({ payload }) {
    const mustFetch = yield* select(showSlice.selectors.selectMustFetch, payload);
    yield* put(mustFetch ? fetchShowDetail.start(payload) : fetchShowDetail.reset());
  });
}
