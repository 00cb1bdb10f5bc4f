import { fork, put, select, takeEvery, delay, takeLatest } from 'typed-redux-saga';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import {
  showOpened,
  showSlice,
  choicesLeft,
  discountsWanted,
  packageChosen,
  productCountChanged,
  selectionTaken,
} from './showSlice';
import { fetchDiscountProducts } from '@/features/catalogue/productsApi';
import { discountPause } from '@/shared/config/constants';

const occasions = [
  fetchShowDetail.success,
  productCountChanged,
  packageChosen,
  selectionTaken,
  discountsWanted,
  choicesLeft,
];

/** Requests the discounts of a changed selection (requirements, "Money and cart") while the choices are visible. */
function* discountSaga() {
  yield* takeLatest(occasions, function* () {
    yield* put(fetchDiscountProducts.reset());
    const query = yield* select(showSlice.selectors.selectPendingQuery);
    if (!query) return;
    yield* delay(discountPause);
    yield* put(fetchDiscountProducts.start(query));
  });
}

/** Fetches a show when it is opened, unless it is already loaded (requirements, "Detail fetching"). */
export function* showSaga() {
  yield* fork(discountSaga);
  yield* takeEvery(showOpened, function* ({ payload }) {
    const mustFetch = yield* select(showSlice.selectors.selectMustFetch, payload);
    yield* put(mustFetch ? fetchShowDetail.start(payload) : fetchShowDetail.reset());
  });
}
