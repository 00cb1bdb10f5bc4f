import { isPlaceholderDate, viennaDay } from '@/domain/dates';
import { clockOf } from '@/domain/viennaClock';

/** Days as `YYYY-MM-DD` in Vienna: they sort by time and appear in addresses. Their arithmetic needs no time zone. */

const dayLength = 24 * 60 * 60_000;

/** A day from 2000 to 2099 as is; `undefined` for other text, such as 31 February. */
export function readIsoDay(text: string): string | undefined {
  const [, year, month, day] = /^(20\d{2})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return clockOf(Number(year), Number(month), Number(day)) === undefined ? undefined : text;
}

/** `DD.MM.YYYY` as `YYYY-MM-DD`; `undefined` for a placeholder date and for invalid days. */
export function isoDayOfText(date: string): string | undefined {
  return isPlaceholderDate(date) ? undefined : readIsoDay(date.split('.').reverse().join('-'));
}

/** `YYYY-MM-DD` as `DD.MM.YYYY`. */
export function textOfIsoDay(day: string): string {
  return day.split('-').reverse().join('.');
}

/** The day in Vienna at `now` (epoch ms). */
export function isoDayAt(now: number): string {
  return viennaDay(now).split('.').reverse().join('-');
}

/** The day `count` days later; earlier if negative. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayLength).toISOString().slice(0, 10);
}
