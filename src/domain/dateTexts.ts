import type { Show } from '@/domain/entities';
import { calendarNames } from '@/domain/calendarNames';
import { isPlaceholderDate, viennaDay, viennaTime, type Dated } from '@/domain/dates';
import { textOfIsoDay } from '@/domain/isoDays';
import { isAtNight, lastDay } from '@/domain/nights';
import { isRunning } from '@/domain/showDays';

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

/** `DD.MM.YYYY` as „Sonntag, 29.11.“. Other text is returned as is. */
export function weekdayAndDay(date: string): string {
  const time = viennaTime(date);
  return time === undefined ? date : `${calendarNames(time).weekday}, ${viennaDay(time).slice(0, 6)}`;
}

/** „Nacht auf Sonntag“ for a show that starts at night on a Sunday; empty for all others. */
export function nightText(show: Dated): string {
  const time = isAtNight(show) ? viennaTime(show.date) : undefined;
  return time === undefined ? '' : `Nacht auf ${calendarNames(time).weekday}`;
}

/** „bis Sonntag, 29.11.“ for a show of several days, with the year if it is another one; empty for all others. */
export function untilText(show: Dated): string {
  const last = lastDay(show);
  if (last === undefined) return '';
  const date = textOfIsoDay(last);
  const year = date.slice(6);
  return `bis ${weekdayAndDay(date)}${show.date.endsWith(year) ? '' : year}`;
}

/** „19:30 Uhr“; „0:15 Uhr (Nacht auf Sonntag)“ at night. */
function clockAndNight(show: Dated): string {
  const [clock, night] = [clockTime(show), nightText(show)];
  return clock && night ? `${clock} (${night})` : clock || night;
}

/**
 * „Fr., 27.11.2026, 19:30 Uhr“; the day alone without a time, „Termin folgt“ for a placeholder date. At night with
 * „(Nacht auf Sonntag)“, of several days with „bis Sonntag, 29.11.“.
 */
export function dayAndTime(show: Dated): string {
  const begin = [shortDay(show.date), clockAndNight(show)].filter(Boolean).join(', ');
  return [begin, untilText(show)].filter(Boolean).join(' ');
}

/** What a show says where its day is known: as `dayAndTime`, without the day unless there are several. */
export function timeOfDay(show: Dated): string {
  return untilText(show) === '' ? clockAndNight(show) : dayAndTime(show);
}

/** A coming date at `now` (epoch ms): as `dayAndTime`; „Läuft bis Sonntag, 29.11.“ after its first day. */
export function comingText(show: Show, now: number): string {
  return isRunning(show, now) ? `Läuft ${untilText(show)}` : dayAndTime(show);
}

/** „Nächster Termin: Fr., 27.11.2026, 19:30 Uhr“; as `comingText` after its first day. */
export function nextText(show: Show, now: number): string {
  const text = comingText(show, now);
  return isRunning(show, now) ? text : `Nächster Termin: ${text}`;
}

/** `DD.MM.YYYY` as „26. April“, with a non-breaking space. Other text is returned as is. */
export function dayAndMonth(date: string): string {
  const time = viennaTime(date);
  if (time === undefined) return date;
  const { day, month } = calendarNames(time);
  return `${day}.\u00a0${month}`;
}
