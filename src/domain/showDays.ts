import { isPlaceholderDate, sortValue } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { addDays, isoDayAt, isoDayOfText } from '@/domain/isoDays';
import { dayBegin, lastDay } from '@/domain/nights';

/** The order of shows of 2099, after all others. */
export const placeholderOrder = 'ZZ';

/** Cached per show: a list of thousands is grouped again on every keystroke. */
const orders = new WeakMap<Show, string>();

/** The start as sortable text (`sortValue`); those of 2099 last. */
export function orderOf(show: Show): string {
  const known = orders.get(show);
  if (known !== undefined) return known;
  const order = isPlaceholderDate(show.date) ? placeholderOrder : sortValue(show);
  orders.set(show, order);
  return order;
}

/** The day under which a show is listed first, `DD.MM.YYYY`: from its date, else from `dateISO`. */
export function dayOf(show: Show): string {
  const order = orderOf(show);
  return order.startsWith('Z') ? show.date : `${order.slice(6, 8)}.${order.slice(4, 6)}.${order.slice(0, 4)}`;
}

/** Cached: read for each show of a list before the first render. */
const days = new WeakMap<Show, readonly string[]>();

/** The days of a show, `YYYY-MM-DD` in Vienna, ascending; none without a date. */
export function daysOfShow(show: Show): readonly string[] {
  const known = days.get(show);
  if (known) return known;
  const first = isoDayOfText(dayOf(show));
  const all = first === undefined ? [] : [first];
  const last = lastDay(show) ?? '';
  for (let next = first; next !== undefined && next < last;) all.push((next = addDays(next, 1)));
  days.set(show, all);
  return all;
}

/** Days from the first to the last, `YYYY-MM-DD`; without one, all before or after. */
export type DayRange = { from?: string | undefined; until?: string | undefined };

/** The days of a show within a range. One that has none there keeps the nearest, because it is in the list. */
export function daysIn(show: Show, { from = '', until = '9' }: DayRange): readonly string[] {
  const all = daysOfShow(show);
  if (all.length <= 1) return all;
  const within = all.filter((day) => day >= from && day <= until);
  if (within.length > 0) return within;
  return (all[0] ?? '') > until ? all.slice(0, 1) : all.slice(-1);
}

/** The shows on the day of `now` (epoch ms) in Vienna; in the evening also those of the night to come. */
export function showsOfToday(shows: Show[], now: number): Show[] {
  const today = isoDayAt(now);
  const tomorrow = addDays(today, 1);
  return shows.filter((show) => {
    const own = daysOfShow(show);
    return own.includes(today) || (own[0] === tomorrow && (dayBegin(show) ?? Infinity) <= now);
  });
}

/** Whether a show of several days has begun before the day of `now` (epoch ms). */
export function isRunning(show: Show, now: number): boolean {
  const own = daysOfShow(show);
  return own.length > 1 && (own[0] ?? '') < isoDayAt(now);
}
