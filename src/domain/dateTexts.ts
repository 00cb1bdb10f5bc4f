import { season } from '@/config/season';
import type { Show } from '@/domain/entities';
import { viennaDay, viennaTime } from '@/domain/dates';

const timeZone = season.timeZone;
const long = new Intl.DateTimeFormat('de-AT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone,
});
const weekday = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone });

/** `DD.MM.YYYY` as „Freitag, 27. November 2026“, the same in every time zone; other text comes back as it is. */
export function longDay(date: string): string {
  const time = viennaTime(date);
  return time === undefined ? date : long.format(time);
}

/** A programme names some dozens of days on hundreds of cards, and every look at the time zone costs. */
const shortDays = new Map<string, string>();

/** `DD.MM.YYYY` as „Fr., 27.11.2026“; other text comes back as it is. */
export function shortDay(date: string): string {
  const known = shortDays.get(date);
  if (known !== undefined) return known;
  const day = shortDayOf(date);
  shortDays.set(date, day);
  return day;
}

function shortDayOf(date: string): string {
  const time = viennaTime(date);
  return time === undefined ? date : `${weekday.format(time).replace('.', '')}., ${viennaDay(time)}`;
}

/** „Fr., 27.11.2026, 19:30 Uhr“; the day alone without a time, and the given texts where they are no date or time. */
export function dayAndTime(show: Pick<Show, 'date' | 'time'>): string {
  const time = show.time?.trim();
  const clock = time && /^\d{1,2}:\d{2}$/.test(time) ? `${time} Uhr` : time;
  return [shortDay(show.date), clock].filter(Boolean).join(', ');
}
