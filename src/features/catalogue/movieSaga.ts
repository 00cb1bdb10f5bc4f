import { put, select, takeEvery } from 'typed-redux-saga';
import { fetchMovie } from './moviesApi';
import { movieOpened, movieSlice } from './movieSlice';

/** Fetches a film when it is opened, unless it is already loaded (requirements, "Detail fetching"). */
export function* movieSaga() {
  yield* takeEvery(movieOpened, function* ({ payload }) {
    const mustFetch = yield* select(movieSlice.selectors.selectMustFetch, payload);
    yield* put(mustFetch ? fetchMovie.start(payload) : fetchMovie.reset());
  });
}
