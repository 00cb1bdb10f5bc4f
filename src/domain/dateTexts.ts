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

/** `DD.MM.YYYY` as „Fr., 27.11.2026“; other text comes back as it is. */
export function shortDay(date: string): string {
  const time = viennaTime(date);
  return time === undefined ? date : `${weekday.format(time).replace('.', '')}., ${viennaDay(time)}`;
}

/** „Fr., 27.11.2026, 19:30 Uhr“; the day alone without a time, and the given texts where they are no date or time. */
export function dayAndTime(show: Pick<Show, 'date' | 'time'>): string {
  const time = show.time?.trim();
  const clock = time && /^\d{1,2}:\d{2}$/.test(time) ? `${time} Uhr` : time;
  return [shortDay(show.date), clock].filter(Boolean).join(', ');
}
