import * as v from 'valibot';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { announcedState, currentAnnouncements } from '@/domain/announcements';
import { announcements } from '@/shop/announcements';
import { setAnnounced } from '@/features/catalogue/announced';
import { subscribedReads } from '@/features/connection/missedReadsSaga';
import { localStore } from '@/shared/browser/browserStorage';
import { shopNow } from '@/shared/browser/serverClock';
import { requestByName } from '@/shared/request/defineRequest';
import type { StoreModule } from '@/shared/request/storeModule';
import { parseJson } from '@/shared/text/parseJson';
import { announcementsHold, announcementsSlice } from './announcementsSlice';
import { fetchAnnouncements, type ReadAnnouncements } from './api';

const storageKey = 'announcements';
const stored = v.object({ announcements, readAt: v.number() });

/** Also the time until an announcement that begins or ends is noticed. */
const tickMs = 60_000;
/** In a tab that stays visible they are read this often. */
const maxAgeMs = 5 * 60_000;

function restored(): ReadAnnouncements {
  const { success, output } = v.safeParse(stored, parseJson(localStore.read(storageKey)));
  return success ? output : { announcements: [], readAt: 0 };
}

/** What is shown was read without the announcements that now hold. */
function* readAgain() {
  for (const { request: name, arg } of yield* select(subscribedReads)) {
    const request = requestByName(name);
    if (request?.ages && name !== fetchAnnouncements.name) yield* put(request.refresh(arg));
  }
}

/**
 * Reads the announcements, keeps them for a visit without a connection, and applies those that hold to shows: to responses
 * from now on, and to what is shown by reading it again.
 */
export function* announcementsSaga() {
  let known = restored();
  let applied = '[]';
  yield* put(fetchAnnouncements.refresh(null));
  while (true) {
    const current = currentAnnouncements(known.announcements, shopNow());
    yield* put(announcementsHold({ current, readAt: known.readAt }));
    const effective = current.filter(({ level }) => level !== 'info');
    setAnnounced((show) => announcedState(effective, show));
    if (JSON.stringify(effective) !== applied) yield* call(readAgain);
    applied = JSON.stringify(effective);
    const { read } = yield* race({ read: take(fetchAnnouncements.success), tick: delay(tickMs) });
    if (read) {
      known = read.payload;
      localStore.write(storageKey, JSON.stringify(known));
    } else if (document.visibilityState === 'visible' && shopNow() - known.readAt >= maxAgeMs)
      yield* put(fetchAnnouncements.refresh(null));
  }
}

export const announcementsModule: StoreModule = {
  slices: [announcementsSlice],
  sagas: [announcementsSaga],
};
