import { call, put, select, take, takeEvery, takeLatest } from 'typed-redux-saga';
import { isRequestEvent } from '@/shared/request/defineRequest';
import { notify } from '@/features/notifications/notificationsSlice';
import {
  favouritesRequested,
  favouritesFailed,
  favouriteToggled,
  visitorKnown,
  wishlistSlice,
} from '@/features/account/wishlistSlice';

const { selectWishlist } = wishlistSlice.selectors;

/** A failed import is retried with the next click or visitor. */
const loadSync = () => import('./syncFavourites').catch(() => undefined);

function* fail() {
  const { wanted } = yield* select(selectWishlist);
  if (wanted.length === 0) return;
  yield* put(favouritesFailed());
  yield* put(notify('failed'));
}

/** Only signed-in visitors have favourites (requirements, "Other flows"). */
function* askForLogin() {
  if ((yield* select(selectWishlist)).uid === undefined) yield* take(visitorKnown);
  const { uid, wanted } = yield* select(selectWishlist);
  if (uid === null && wanted.length > 0) yield* put(notify('loginNeeded'));
}

type Session = { isPending: boolean; uid: string | null };

/**
 * Follows the session from the start and asks signed-out visitors to sign in. The code that stores favourites
 * is loaded with the first signed-in visitor.
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
