import { assumedShowDuration, placeholderYear } from '@/shop/constants';
import type { Show } from '@/domain/entities';
import { clockOf, momentOf, viennaClock, viennaOffset } from '@/domain/viennaClock';

export type Dated = Pick<Show, 'date' | 'time' | 'dateISO' | 'dateEndISO'>;

const datePattern = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const timePattern = /^(\d{1,2}):(\d{2})$/;
const isoPattern =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;
const minute = 60_000;
const undateable = 'Z';

const padded = (value: number) => String(value).padStart(2, '0');

function clockFromText(date: string, time = '00:00'): number | undefined {
  const [, day, month, year] = datePattern.exec(date.trim()) ?? [];
  const [, hour, minutes] = timePattern.exec(time.trim()) ?? [];
  return clockOf(Number(year), Number(month), Number(day), Number(hour), Number(minutes));
}

/** Epoch ms of `DD.MM.YYYY` and `HH:MM` in Vienna (midnight without a time); `undefined` unless both exist. */
export function viennaTime(date: string, time?: string): number | undefined {
  const clock = clockFromText(date, time);
  return clock === undefined ? undefined : momentOf(clock);
}

function offsetOf(zone: string): number {
  if (zone.toUpperCase() === 'Z') return 0;
  const size = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2)) * (zone.length > 3 ? 1 : 0);
  return zone.startsWith('-') ? -size : size;
}

/** Epoch ms of an ISO 8601 date and time, in Vienna if it has no offset; `undefined` for other text. */
export function isoTime(iso: string | undefined): number | undefined {
  const match = isoPattern.exec(iso?.trim() ?? '');
  if (!match) return undefined;
  const [year, month, day, hour, minutes, seconds] = match.slice(1, 7).map((part) => Number(part ?? 0));
  const clock = clockOf(year ?? 0, month ?? 0, day ?? 0, hour, minutes, seconds);
  const zone = match[7];
  if (clock === undefined) return undefined;
  return zone === undefined ? momentOf(clock) : clock - offsetOf(zone) * minute;
}

/** Whether a date ends in 2099: the backend's placeholder for "not yet scheduled" (requirements 3). */
export function isPlaceholderDate(date: string): boolean {
  return date.trim().endsWith(placeholderYear);
}

/**
 * The start in epoch ms; `undefined` if only the day is known, and for placeholder dates. Visitors read date and time, so
 * they precede `dateISO`. Its midnight without a time means a day only.
 */
export function exactStart(show: Dated): number | undefined {
  if (isPlaceholderDate(show.date)) return undefined;
  const printed = show.time === undefined ? undefined : viennaTime(show.date, show.time);
  if (printed !== undefined) return printed;
  const start = isoTime(show.dateISO);
  return start === undefined || viennaClock(start).getTime() % (24 * 60 * minute) === 0 ? undefined : start;
}

/** The start in epoch ms; midnight if only the day is known, `undefined` for placeholder dates. */
export function startOf(show: Dated): number | undefined {
  if (isPlaceholderDate(show.date)) return undefined;
  return exactStart(show) ?? viennaTime(show.date) ?? isoTime(show.dateISO);
}

/** Midnight in Vienna before a moment (both epoch ms). */
export function startOfDay(time: number): number {
  const clock = viennaClock(time);
  return momentOf(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate()));
}

function endOfDay(time: number): number {
  const clock = viennaClock(time);
  return momentOf(Date.UTC(clock.getUTCFullYear(), clock.getUTCMonth(), clock.getUTCDate() + 1));
}

/** Whether only the day of the end is known. */
export function endsWithDay(show: Dated): boolean {
  return dayPattern.test(show.dateEndISO?.trim() ?? '') || exactStart(show) === undefined;
}

/** The end of the backend in epoch ms, of a day without a time its midnight; not before the start and not in 2099. */
export function statedEnd(show: Dated, start = startOf(show)): number | undefined {
  const { dateEndISO } = show;
  const read = isoTime(dateEndISO);
  if (start === undefined || dateEndISO === undefined || read === undefined) return undefined;
  const isDay = dayPattern.test(dateEndISO.trim());
  // The day on which it starts anyway says nothing of the hour of its end.
  if (isDay && exactStart(show) !== undefined && viennaDay(read) === viennaDay(start)) return undefined;
  const end = isDay ? endOfDay(read) : read;
  return end > start && !isPlaceholderDate(viennaDay(read)) ? end : undefined;
}

/**
 * The end of a show in epoch ms: `dateEndISO`, else 6 h after `dateISO`, else the end of its day in Vienna
 * (requirements, "Money and cart"). `undefined` without a date.
 */
export function endOf(show: Dated): number | undefined {
  const start = startOf(show);
  if (start === undefined) return undefined;
  const end = statedEnd(show, start);
  if (end !== undefined) return end;
  const exact = isoTime(show.dateISO) === undefined ? undefined : exactStart(show);
  return exact === undefined ? endOfDay(start) : exact + assumedShowDuration;
}

/** Whether a show is over at `now` (epoch ms). Without a date it never is, so that no valid ticket is removed. */
export function isOver(show: Dated, now: number): boolean {
  const end = endOf(show);
  return end !== undefined && now >= end;
}

/** The start as sortable text `YYYYMMDDHHMM`; shows without a date sort last, but before vouchers. */
export function sortValue(show: Dated): string {
  const printed = clockFromText(show.date, show.time) ?? clockFromText(show.date);
  const start = printed === undefined ? isoTime(show.dateISO) : undefined;
  const clock = start === undefined ? printed : viennaClock(start).getTime();
  if (clock === undefined) return undateable;
  return new Date(clock).toISOString().replace(/\D/g, '').slice(0, 12);
}

/** The day in Vienna at `now` (epoch ms), as `DD.MM.YYYY`. */
export function viennaDay(now: number): string {
  const clock = viennaClock(now);
  const year = String(clock.getUTCFullYear()).padStart(4, '0');
  return `${padded(clock.getUTCDate())}.${padded(clock.getUTCMonth() + 1)}.${year}`;
}

/** The start as `2026-11-21T19:30:00+01:00`, or as `2026-11-21` if only the day is known. */
export function isoWithOffset(show: Dated): string | undefined {
  const start = startOf(show);
  if (start === undefined) return undefined;
  const local = viennaClock(start).toISOString();
  if (exactStart(show) === undefined) return local.slice(0, 10);
  // Vienna is always one or two whole hours ahead of UTC.
  return `${local.slice(0, 19)}+${padded(viennaOffset(start) / 60)}:00`;
}
