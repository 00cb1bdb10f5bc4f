import { call, delay, put, race, select, take, takeEvery } from 'typed-redux-saga';
import type { Dated } from '@/domain/dates';
import type { Cart, Show } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { lastMoment } from '@/domain/lastMoment';
import { daysOfShow } from '@/domain/showDays';
import { notifyClockChange, shopNow } from '@/shared/browser/serverClock';
import { visitorReturns } from '@/shared/browser/windowChannels';
import { isRequestEvent, readKey, requestByName, type Subscription } from '@/shared/request/defineRequest';
import { isTransient } from '@/shared/request/errors';
import { readsSlice } from '@/shared/request/readsSlice';
import { connectionReturned } from './connectionSlice';
import { subscribedReads } from './missedReadsSaga';

/** A younger response is new enough; also the shortest time between two requests for known moments. */
const maxAgeMs = 5 * 60_000;
/** Compared with the clock instead of one timer for the next moment: timers stop while the device sleeps. */
const tickMs = 60_000;

const isSuccess = isRequestEvent('success');
const isSubscription = isRequestEvent('subscribe');

/** The areas with shows that may be on the screen. Most are added with the page that needs them. */
type Root = Parameters<typeof subscribedReads>[0] &
  Partial<{
    lists: { lists: Record<string, Show[]> };
    upcomingMovies: { movies: Show[] };
    movie: { shows: Show[] };
    show: { show: Show | null };
    cart: { cart: Cart };
  }>;

/** Those that may have begun at `now`: the day of a listed show is known, its exact start is slow. */
function* shownShows({ lists, upcomingMovies, movie, show, cart }: Root, now: number): Generator<Dated> {
  const today = isoDayAt(now);
  const listed = [...Object.values(lists?.lists ?? {}), upcomingMovies?.movies ?? [], movie?.shows ?? []];
  for (const list of listed) for (const one of list) if ((daysOfShow(one)[0] ?? today) <= today) yield one;
  if (show?.show) yield show.show;
  for (const line of Object.values(cart?.cart ?? {})) if (line.show) yield line.show;
}

/**
 * What is shown is requested again, quietly, once its response is old: when the visitor or the connection returns, when a
 * moment has passed that changes what is shown, and when a page is entered for which known data would be enough. Only
 * while the tab is visible. A passed moment also renders again what depends on the time.
 */
export function* freshReadsSaga() {
  const returns = yield* call(visitorReturns);
  // A response from before this code was loaded counts as of now.
  const loadedAt = shopNow();
  const answered = new Map<string, number>();
  const asked = new Map<string, number>();
  let checkedAt = loadedAt;
  let seenMoment: number | undefined;

  const answeredAt = (key: string) => answered.get(key) ?? loadedAt;
  // A clock that was set back makes a response old, too.
  const isOld = (at: number) => Math.abs(shopNow() - at) >= maxAgeMs;

  function* refresh(name: string, arg: unknown, key: string) {
    const request = requestByName(name);
    if (!request?.ages) return;
    asked.set(key, shopNow());
    yield* put(request.refresh(arg));
  }

  yield* takeEvery(isSuccess, ({ meta: { key } }) => void answered.set(key, shopNow()));
  yield* takeEvery(isSubscription, function* ({ payload, meta: { request, arg, key } }) {
    if (!(payload as Subscription).isKnown) return;
    const reads = yield* select(readsSlice.selectors.selectReads);
    const isStored = reads[key]?.asOf !== undefined;
    if (isStored || isOld(answeredAt(key))) yield* refresh(request, arg, key);
  });

  try {
    while (true) {
      const { tick } = yield* race({
        visitor: take(returns),
        connection: take(connectionReturned),
        tick: delay(tickMs),
      });
      if (document.visibilityState === 'hidden') continue;
      // A tick that is late by minutes: the device has slept.
      const hasReturned = !tick || isOld(checkedAt);
      checkedAt = shopNow();
      const moment = lastMoment(shownShows(yield* select((root: Root) => root), checkedAt), checkedAt);
      if (hasReturned || moment !== seenMoment) notifyClockChange();
      seenMoment = moment;
      for (const { request, arg, error } of yield* select(subscribedReads)) {
        const key = readKey(request, arg);
        const at = answeredAt(key);
        const hasFailed = error !== null && isTransient(error);
        const isDue = hasReturned
          ? hasFailed || isOld(at)
          : at < moment && isOld(at) && isOld(asked.get(key) ?? at);
        if (isDue) yield* refresh(request, arg, key);
      }
    }
  } finally {
    returns.close();
  }
}
