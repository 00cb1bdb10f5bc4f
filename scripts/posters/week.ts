import { addDays, readIsoDay, textOfIsoDay } from '../../src/domain/isoDays';
import { dayAndMonth } from '../../src/domain/dateTexts';

export type Week = {
  /** Year and number by ISO 8601: „2026-48“. */
  name: string;
  /** Its Monday and its Sunday, `YYYY-MM-DD`. */
  from: string;
  until: string;
};

const dayLength = 24 * 60 * 60_000;
const daysOfWeek = 7;

/** The week, from Monday, with a day (`YYYY-MM-DD`); `undefined` for other text. */
export function weekOf(text: string): Week | undefined {
  const day = readIsoDay(text);
  if (day === undefined) return undefined;
  const from = addDays(day, -((new Date(day).getUTCDay() + daysOfWeek - 1) % daysOfWeek));
  // A week belongs to the year of its Thursday.
  const year = addDays(from, 3).slice(0, 4);
  const number = Math.floor((Date.parse(addDays(from, 3)) - Date.parse(`${year}-01-01`)) / dayLength / 7) + 1;
  return {
    name: `${year}-${String(number).padStart(2, '0')}`,
    from,
    until: addDays(from, daysOfWeek - 1),
  };
}

/** „23. bis 29. November 2026“, „30. November bis 6. Dezember 2026“. */
export function weekText({ from, until }: Week): string {
  const [first, last] = [from, until].map((day) => dayAndMonth(textOfIsoDay(day))) as [string, string];
  const [firstYear, lastYear] = [from, until].map((day) => `\u00a0${day.slice(0, 4)}`);
  const isOneMonth = from.slice(0, 7) === until.slice(0, 7);
  const begin = isOneMonth ? first.replace(/\u00a0.*/, '') : first;
  return `${begin}${firstYear === lastYear ? '' : firstYear} bis ${last}${lastYear}`;
}
