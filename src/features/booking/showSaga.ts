import { fork, put, select, takeEvery } from 'typed-redux-saga';
import { fetchShowDetail } from '@/features/catalogue/showsApi';
import { discountSaga } from './discountSaga';
import { showOpened, showSlice } from './showSlice';

/** Fetches a show when it is opened, unless it is already loaded (requirements, "Detail fetching"). */
export function* showSaga() {
  yield* fork(discountSaga);
  yield* takeEvery(showOpened, function* ({ payload }) {
    const mustFetch = yield* select(showSlice.selectors.selectMustFetch, payload);
    yield* put(mustFetch ? fetchShowDetail.start(payload) : fetchShowDetail.reset());
  });
}
