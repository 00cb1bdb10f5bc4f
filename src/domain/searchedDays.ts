import { months, weekdays } from '@/domain/calendarNames';
import { startOfDay } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { folded, withoutDigraphs } from '@/domain/searchWords';
import { daysIn } from '@/domain/showDays';

/** Words for a day, and whether a show is listed under it; a date is no word of a title. */
export type SearchedDay = { word: string | undefined; isDayOf: (show: Show) => boolean };

const hour = 3_600_000;
const comingDays = ['heute', 'morgen', 'ubermorgen'];
const weekdayNames = weekdays.map((name) => folded(name));
// Also as Germans call them.
const monthNames = [...months.map((name) => folded(name)), 'januar', 'feber'];

/** In folded text; „So.“ counts only before a date, because „so“ is a word. */
const written = new RegExp(
  String.raw`\b(?:(?:am|mo|di|mi|do|fr|sa|so)\b[.,]* )?(?:(\d\d?)(?:\. ?(\d\d?)|\.? ?([a-z]{3,}))\b\.?(?: ?(20)?(\d\d))?|(${[...comingDays, ...weekdayNames].join('|')})(?: ?(?:abend|morgen|nachmittag))?)(?!\w)`,
  'g',
);

/** A show of several days is no longer on those before `now` (epoch ms). */
const isOn = (isDay: (day: string) => boolean, now: number) => (show: Show) =>
  daysIn(show, { from: isoDayAt(now) }).some(isDay);

function dayOfWord(word: string, now: number): SearchedDay {
  const ahead = comingDays.indexOf(word);
  const coming = isoDayAt(startOfDay(now) + (24 * ahead + 12) * hour);
  const weekday = weekdayNames.indexOf(word);
  const isDay = (day: string) => (ahead < 0 ? new Date(day).getUTCDay() === weekday : day === coming);
  return { word, isDayOf: isOn(isDay, now) };
}

function dayOfDate(day: number, month: number, year: string, now: number): SearchedDay | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const [monthText, dayText] = [month, day].map((part) => String(part).padStart(2, '0'));
  const date = new RegExp(`^20${year || '..'}-${monthText}-${dayText}$`);
  const isDay = (written: string) => date.test(written);
  return { word: undefined, isDayOf: isOn(isDay, now) };
}

/**
 * Takes the days out of a search text: „29.11.“ (of any year), „29.11.2026“, „29. November“, „heute“, „morgen“,
 * „übermorgen“ at `now` (epoch ms), and weekdays, which mean every such day. `rest` is folded.
 */
export function readDays(text: string, now: number): { days: SearchedDay[]; rest: string } {
  const days: SearchedDay[] = [];
  const rest = withoutDigraphs(folded(text)).replace(
    written,
    (words, day: string, number: string, name: string, _, year = '', word = '') => {
      const month = number ? Number(number) : (monthNames.findIndex((one) => one.startsWith(name)) % 12) + 1;
      const read = word ? dayOfWord(word, now) : dayOfDate(Number(day), month, year, now);
      if (read) days.push(read);
      return read ? ' ' : words;
    },
  );
  return { days, rest: days.length > 0 ? rest : text };
}
