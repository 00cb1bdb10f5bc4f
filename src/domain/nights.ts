import {
  endsWithDay,
  exactStart,
  isPlaceholderDate,
  startOf,
  startOfDay,
  statedEnd,
  type Dated,
} from '@/domain/dates';
import { viennaClock } from '@/domain/viennaClock';

const hour = 60 * 60_000;
const day = 24 * hour;
/** Until this hour, the night belongs to the evening before. */
const nightEnds = 4;
/** Hour in Vienna. */
export const eveningBegins = 17;
/** In ms: an end within this time after the start is in the same night, if not on the same day. */
export const longestNight = 12 * hour;
/** An end that is further away is a mistake, whose days would fill every list. */
const longestShow = 366 * day;

/** Whether a show starts between 0:00 and 4:00 in Vienna. */
export function isAtNight(show: Dated): boolean {
  if (isPlaceholderDate(show.date)) return false;
  // As printed, without computing the moment: asked for every card of a list of thousands.
  const printed = /^\s*(\d{1,2}):\d{2}\s*$/.exec(show.time ?? '')?.[1];
  if (printed !== undefined) return Number(printed) < nightEnds;
  const start = exactStart(show);
  return start !== undefined && viennaClock(start).getUTCHours() < nightEnds;
}

/** Whether a show begins in the evening or at night, in Vienna. */
export function isInEvening(show: Dated): boolean {
  const start = startOf(show);
  return start !== undefined && (isAtNight(show) || viennaClock(start).getUTCHours() >= eveningBegins);
}

/** From when on a show is one of today (epoch ms): midnight in Vienna, at night the evening before. */
export function dayBegin(show: Dated): number | undefined {
  const start = startOf(show);
  if (start === undefined) return undefined;
  return startOfDay(start) - (isAtNight(show) ? day - eveningBegins * hour : 0);
}

const isoDayOfClock = (clock: number) => new Date(clock).toISOString().slice(0, 10);

/**
 * The last day (`YYYY-MM-DD`) of a show that takes several days in Vienna, else `undefined`. An end until 4:00 belongs to
 * the day before.
 */
export function lastDay(show: Dated): string | undefined {
  const { date, dateEndISO } = show;
  // Most shows end on their day, as written: a list of thousands skips the slow exact check.
  if (dateEndISO === undefined || dateEndISO.startsWith(date.split('.').reverse().join('-')))
    return undefined;
  const start = startOf(show);
  const end = statedEnd(show, start);
  if (start === undefined || end === undefined) return undefined;
  if (end - start <= longestNight || end - start > longestShow) return undefined;
  // Midnight belongs to the day before it, too.
  const before = endsWithDay(show) ? 1 : nightEnds * hour + 1;
  const last = isoDayOfClock(viennaClock(end).getTime() - before);
  return last > isoDayOfClock(viennaClock(start).getTime()) ? last : undefined;
}
