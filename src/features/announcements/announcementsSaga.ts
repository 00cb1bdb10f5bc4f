import * as v from 'valibot';
import { call, delay, put, race, select, take } from 'typed-redux-saga';
import { announcedState, currentAnnouncements } from '@/domain/announcements';
import { announcements } from '@/shop/announcements';
import { setAnnounced } from '@/features/catalogue/announced';
import { connectionReturned } from '@/features/connection/connectionSlice';
import { subscribedReads } from '@/features/connection/missedReadsSaga';
import { localStore } from '@/shared/browser/browserStorage';
import { shopNow } from '@/shared/browser/serverClock';
import { visitorReturns } from '@/shared/browser/windowChannels';
import { requestByName } from '@/shared/request/defineRequest';
import type { StoreModule } from '@/shared/request/storeModule';
import { parseJson } from '@/shared/text/parseJson';
import { announcementsHold, announcementsSlice } from './announcementsSlice';
import { readAnnouncements, type ReadAnnouncements } from './readAnnouncements';

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
    if (request?.ages) yield* put(request.refresh(arg));
  }
}

/**
 * Reads the announcements, keeps them for a visit without a connection, and applies those that hold to shows: to responses
 * from now on, and to what is shown by reading it again.
 */
export function* announcementsSaga() {
  const returns = yield* call(visitorReturns);
  let known = restored();
  let applied = '[]';

  function* apply() {
    const current = currentAnnouncements(known.announcements, shopNow());
    yield* put(announcementsHold({ current, readAt: known.readAt }));
    const effective = current.filter(({ level }) => level !== 'info');
    // Without a rule a list of thousands is not copied.
    setAnnounced(effective.length > 0 ? (show) => announcedState(effective, show) : undefined);
    if (JSON.stringify(effective) !== applied) yield* call(readAgain);
    applied = JSON.stringify(effective);
  }

  try {
    while (true) {
      yield* call(apply);
      const read = yield* call(readAnnouncements);
      if (read) {
        known = read;
        localStore.write(storageKey, JSON.stringify(known));
      }
      let isDue = false;
      while (!isDue) {
        yield* call(apply);
        const { tick } = yield* race({
          visitor: take(returns),
          connection: take(connectionReturned),
          tick: delay(tickMs),
        });
        const age = Math.abs(shopNow() - known.readAt);
        isDue = document.visibilityState === 'visible' && age >= (tick ? maxAgeMs : tickMs);
      }
    }
  } finally {
    returns.close();
  }
}

export const announcementsModule: StoreModule = {
  slices: [announcementsSlice],
  sagas: [announcementsSaga],
};
