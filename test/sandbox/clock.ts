import { TZDate } from '@date-fns/tz';

const zone = 'Europe/Vienna';
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

export const sunday = 0;
export const saturday = 6;
const january = 0;

const pad = (value: number) => String(value).padStart(2, '0');

export function vienna(time: number): TZDate {
  return new TZDate(time, zone);
}

/** Epoch ms of a Vienna wall-clock time (`HH:MM`), `days` after the day of `now`. */
export function viennaTime(now: number, days: number, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  const today = vienna(now);
  return new TZDate(
    today.getFullYear(),
    today.getMonth(),
    today.getDate() + days,
    hours,
    minutes,
    zone,
  ).getTime();
}

/** Placeholder date 01.01.2099 as epoch ms. */
export function placeholderTime(): number {
  return new TZDate(2099, 0, 1, 20, 30, zone).getTime();
}

/** Offsets in days of the next dates on this weekday; January is excluded. */
export function comingDays(now: number, weekday: number, count: number): number[] {
  const days: number[] = [];
  for (let offset = 0; days.length < count; offset += 1) {
    const day = vienna(viennaTime(now, offset, '12:00'));
    if (day.getDay() === weekday && day.getMonth() !== january) days.push(offset);
  }
  return days;
}

/** `DD.MM.YYYY` */
export function dateOf(time: number): string {
  const day = vienna(time);
  return `${pad(day.getDate())}.${pad(day.getMonth() + 1)}.${day.getFullYear()}`;
}

/** `HH:MM` */
export function clockOf(time: number): string {
  const day = vienna(time);
  return `${pad(day.getHours())}:${pad(day.getMinutes())}`;
}

/** `YYYY-MM-DD` */
export function isoDayOf(time: number): string {
  const day = vienna(time);
  return `${day.getFullYear()}-${pad(day.getMonth() + 1)}-${pad(day.getDate())}`;
}

/** ISO 8601 with Vienna's offset. */
export function isoOf(time: number): string {
  return vienna(time).toISOString();
}

/** E.g. "Sonntag, 01.03.2026". */
export function dateTextOf(time: number): string {
  return `${weekdays[vienna(time).getDay()] ?? ''}, ${dateOf(time)}`;
}
