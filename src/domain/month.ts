import { months } from '@/domain/calendarNames';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { startingPrice } from '@/domain/entryPrices';
import { addDays } from '@/domain/isoDays';
import { daysIn, type DayRange } from '@/domain/showDays';
import type { Cents } from '@/shared/text/money';

/** Days are `YYYY-MM-DD` and months `YYYY-MM`, both in Vienna; their arithmetic needs no time zone. */

function fieldsOf(day: string): [number, number, number] {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number);
  return [year, month, dayOfMonth];
}

function dayAt(year: number, month: number, dayOfMonth: number): string {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10);
}

/** Monday is 0. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7;
}

/** `2026-04` of `2026-04-17`. */
export function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** `2026-04` as „April 2026“. */
export function monthTitle(month: string): string {
  const [year, number] = fieldsOf(month);
  return `${months[number - 1]} ${year}`;
}

function lastDayOf(month: string): string {
  const [year, number] = fieldsOf(month);
  return dayAt(year, number + 1, 0);
}

/** The month `count` months later; earlier if negative. */
export function addMonths(month: string, count: number): string {
  const [year, number] = fieldsOf(month);
  return monthOf(dayAt(year, number + count, 1));
}

/** The same day of another month, or its last day if that month is shorter. */
export function sameDayIn(month: string, day: string): string {
  const last = lastDayOf(month);
  const same = `${month}${day.slice(7)}`;
  return same < last ? same : last;
}

/** The first or last day of a day's week (Monday to Sunday) within the same month. */
export function endOfWeek(day: string, end: 'first' | 'last'): string {
  const month = monthOf(day);
  const first = addDays(day, -weekdayOf(day));
  if (end === 'first') return monthOf(first) === month ? first : `${month}-01`;
  const last = addDays(first, 6);
  return monthOf(last) === month ? last : lastDayOf(month);
}

/** The weeks of a month from Monday to Sunday; `undefined` for days of adjacent months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekdayOf(first));
  const weeks: (string | undefined)[][] = [];
  for (let start = monday; monthOf(start) <= month; start = addDays(start, 7)) {
    const days = [0, 1, 2, 3, 4, 5, 6].map((count) => addDays(start, count));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : undefined)));
  }
  return weeks;
}

/** What a list offers on one day. */
export type DaySummary = {
  count: number;
  /** The cheapest known starting price, in cents. */
  price: Cents | undefined;
  /** Whether all its films are sold out. What is no film is still sold on site. */
  isSoldOut: boolean;
};

/** The days with shows, `YYYY-MM-DD` ascending; a show of several days counts within the range. Placeholder dates are omitted. */
export function daySummaries(shows: Show[], range: DayRange = {}): Map<string, DaySummary> {
  const days = new Map<string, DaySummary>();
  for (const show of shows) {
    for (const day of daysIn(show, range)) {
      const { count, price, isSoldOut } = days.get(day) ?? { count: 0, price: undefined, isSoldOut: true };
      const own = startingPrice(show)?.price;
      const isCheaper = own !== undefined && (price === undefined || own < price);
      days.set(day, {
        count: count + 1,
        price: isCheaper ? own : price,
        isSoldOut: isSoldOut && show.soldOut && kindOf(show) === 'kino',
      });
    }
  }
  return new Map([...days].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The months from the first with a show to the last, and the month to show by default. */
export type MonthRange = { first: string; last: string; suggested: string };

/** `days` ascending. The default is the chosen day's month, else that of the next show. */
export function monthRange(days: string[], chosen: string | undefined, today: string): MonthRange {
  const first = monthOf(days[0] ?? today);
  const last = monthOf(days.at(-1) ?? today);
  const next = days.find((day) => day >= today) ?? days.at(-1) ?? today;
  const wanted = chosen === undefined ? undefined : monthOf(chosen);
  return { first, last, suggested: shownMonth(wanted, { first, last, suggested: monthOf(next) }) };
}

/** The wanted month if it is in the range, else the default. */
export function shownMonth(wanted: string | undefined, { first, last, suggested }: MonthRange): string {
  return wanted !== undefined && wanted >= first && wanted <= last ? wanted : suggested;
}
