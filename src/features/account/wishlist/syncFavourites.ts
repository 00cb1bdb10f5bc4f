import { call, cancel, fork, put, select, take, takeEvery } from 'typed-redux-saga';
import { pageRestored, storedElsewhere } from '@/shared/browser/windowChannels';
import { notify } from '@/features/notifications/notificationsSlice';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';
import { forgetDrafts } from '@/shared/ui/form/formDraft';
import { favouritesKey, readFavourites, writeFavourites } from './storedFavourites';
import {
  favouriteAdded,
  favouriteRemoved,
  favouritesRead,
  favouriteToggled,
  visitorKnown,
  wishlistSlice,
} from '@/features/account/wishlistSlice';

const { selectFavourites, selectWishlist } = wishlistSlice.selectors;

function* syncVisitor(uid: string) {
  function* store() {
    writeFavourites(uid, yield* select(selectFavourites));
  }

  function* load() {
    yield* put(favouritesRead(readFavourites(uid)));
    const { wanted } = yield* select(selectWishlist);
    if (wanted.length === 0) return;
    for (const item of wanted) yield* put(favouriteAdded(item));
    yield* call(store);
    yield* put(notify('favouriteAdded'));
  }

  function* toggle({ payload }: ReturnType<typeof favouriteToggled>) {
    const shown = yield* select(selectFavourites);
    const isOn = shown.some(({ id }) => id === payload.id);
    // Another tab may have stored changes that this tab has not read.
    yield* put(favouritesRead(readFavourites(uid)));
    yield* put(isOn ? favouriteRemoved(payload) : favouriteAdded(payload));
    yield* call(store);
    yield* put(notify(isOn ? 'favouriteRemoved' : 'favouriteAdded'));
  }

  yield* call(load);
  yield* takeEvery(favouriteToggled, toggle);
  yield* fork(takeEveryFrom, storedElsewhere(favouritesKey(uid)), load);
  yield* fork(takeEveryFrom, pageRestored(), load);
}

/**
 * Loads and stores the favourites of the signed-in visitor (requirements, "Other flows"). When the session ends, the forms
 * of this tab are forgotten: they would name this visitor to the next.
 */
export function* syncFavourites() {
  while (true) {
    const { uid } = yield* select(selectWishlist);
    const task = typeof uid === 'string' ? yield* fork(syncVisitor, uid) : undefined;
    // The session may also have ended while this code was loaded.
    if (!task) yield* call(forgetDrafts);
    yield* take(visitorKnown);
    if (task) yield* cancel(task);
  }
}
