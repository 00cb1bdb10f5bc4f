import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { isRequestEvent } from '@/shared/request/defineRequest';
import { notify } from '@/features/notifications/notify';
import {
  favouritesRequested,
  favouritesFailed,
  favouriteToggled,
  visitorKnown,
  wishlistSlice,
} from './wishlistSlice';

const { selectWishlist } = wishlistSlice.selectors;

/** A later press or visitor asks again for code that did not arrive. */
const loadSync = () => import('./syncFavourites').catch(() => undefined);

function* fail() {
  const { wanted } = yield* select(selectWishlist);
  if (wanted.length === 0) return;
  yield* put(favouritesFailed());
  yield* put(notify('failed'));
}

/** Adding requires login (requirements, "Other flows"); who is not known yet is waited for. */
function* askForLogin() {
  if ((yield* select(selectWishlist)).uid === undefined) yield* take(visitorKnown);
  const { uid, wanted } = yield* select(selectWishlist);
  if (uid === null && wanted.length > 0) yield* put(notify('loginNeeded'));
}

type Session = { isPending: boolean; uid: string | null };

/**
 * At work from the start: notes who is signed in and asks who is not to do so. What keeps the favourites comes with the
 * first visitor who may have some.
 */
export function wishlistSaga<Root>(selectSession: (root: Root) => Session) {
  function* updateVisitor() {
    const { isPending, uid } = yield* select(selectSession);
    const known = yield* select(selectWishlist);
    if (!isPending && uid !== known.uid) yield* put(visitorKnown(uid));
  }
  return function* followVisitor() {
    yield* call(updateVisitor);
    yield* takeEvery(isRequestEvent('success', 'fail'), updateVisitor);
    yield* takeLatest(favouriteToggled, askForLogin);
    while (true) {
      const { uid } = yield* select(selectWishlist);
      const isSignedIn = typeof uid === 'string';
      const code = isSignedIn ? yield* call(loadSync) : undefined;
      if (code) {
        yield* call(code.syncFavourites);
        return;
      }
      if (isSignedIn) yield* call(fail);
      yield* take([favouriteToggled, visitorKnown, favouritesRequested]);
    }
  };
}
