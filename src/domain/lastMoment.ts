import { endOf, startOf, startOfDay, type Dated } from '@/domain/dates';
import { eveningBegins } from '@/domain/nights';

const hour = 60 * 60_000;

/** When the evening of the day of `now` begins, from which the night to come is part of today: hours before midnight. */
function eveningOf(now: number): number {
  const midnight = startOfDay(startOfDay(now) + 26 * hour);
  return midnight - (24 - eveningBegins) * hour;
}

/**
 * The last moment up to `now` (both epoch ms) at which what is shown has changed by itself: the start or end of one of
 * these shows, the begin of the evening, else midnight in Vienna.
 */
export function lastMoment(shows: Iterable<Dated>, now: number): number {
  const evening = eveningOf(now);
  let last = evening > now ? startOfDay(now) : evening;
  for (const show of shows) {
    const start = startOf(show);
    if (start === undefined || start > now) continue;
    const end = endOf(show) ?? start;
    last = Math.max(last, end > now ? start : end);
  }
  return last;
}
