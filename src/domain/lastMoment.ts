import { endOf, startOf, startOfDay, type Dated } from '@/domain/dates';
import { eveningOf } from '@/domain/nights';

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
