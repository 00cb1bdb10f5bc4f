import type { Show } from '@/domain/entities';
import { calendarNames } from '@/domain/calendarNames';
import { isPlaceholderDate, viennaDay, viennaTime } from '@/domain/dates';

const unscheduled = 'Termin folgt';

/** `DD.MM.YYYY` as „Freitag, 27. November 2026“; „Termin folgt“ for a placeholder date, other text as is. */
export function longDay(date: string): string {
  if (isPlaceholderDate(date)) return unscheduled;
  const time = viennaTime(date);
  if (time === undefined) return date;
  const { weekday, day, month, year } = calendarNames(time);
  return `${weekday}, ${day}. ${month} ${year}`;
}

/** `DD.MM.YYYY` as „Fr., 27.11.2026“; „Termin folgt“ for a placeholder date. Other text is returned as is. */
export function shortDay(date: string): string {
  if (isPlaceholderDate(date)) return unscheduled;
  const time = viennaTime(date);
  return time === undefined ? date : `${calendarNames(time).weekday.slice(0, 2)}., ${viennaDay(time)}`;
}

type Timed = Pick<Show, 'date' | 'time'>;

/** „19:30 Uhr“ with a non-breaking space; empty without a time or for a placeholder date, other text as is. */
export function clockTime({ date, time = '' }: Timed): string {
  if (isPlaceholderDate(date)) return '';
  const clock = /^0?(\d{1,2}:\d{2})$/.exec(time.trim())?.[1];
  return clock === undefined ? time.trim() : `${clock}\u00a0Uhr`;
}

/** „Fr., 27.11.2026, 19:30 Uhr“; the day alone without a time, „Termin folgt“ for a placeholder date. */
export function dayAndTime(show: Timed): string {
  return [shortDay(show.date), clockTime(show)].filter(Boolean).join(', ');
}

/** `DD.MM.YYYY` as „26. April“, with a non-breaking space. Other text is returned as is. */
export function dayAndMonth(date: string): string {
  const time = viennaTime(date);
  if (time === undefined) return date;
  const { day, month } = calendarNames(time);
  return `${day}.\u00a0${month}`;
}
