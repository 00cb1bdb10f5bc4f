import { months, weekdays } from '@/domain/calendarNames';
import { startOfDay } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { isoDayAt } from '@/domain/isoDays';
import { folded, withoutDigraphs } from '@/domain/searchWords';
import { daysIn, showsOfToday } from '@/domain/showDays';

/** Whether a show is listed under a day. */
type IsOnDay = (show: Show) => boolean;

const hour = 3_600_000;
const comingDays = ['heute', 'morgen', 'ubermorgen'];
const weekdayNames = weekdays.map((name) => folded(name));
// Also as Germans call them.
const monthNames = [...months.map((name) => folded(name)), 'januar', 'feber'];

/** In folded text, with the time behind a date; „So.“ counts only before a date, because „so“ is a word. */
const written = new RegExp(
  String.raw`\b(?:(?:am|mo|di|mi|do|fr|sa|so)\b[.,]* )?(?:(\d\d?)(?:\. ?(\d\d?)|\.? ?([a-z]{3,}))\b\.?(?: ?(\d{1,4})(?![:.\d]| ?uhr))?(?:,? ?(?:um )?\d\d?(?:[:.]\d\d(?: ?uhr)?| ?uhr))?|(${[...comingDays, ...weekdayNames].join('|')})(?: ?(?:abend|morgen|nachmittag|nacht))?)(?!\w)`,
  'g',
);

/** A show of several days is no longer on those before `now` (epoch ms). */
const isOn =
  (isDay: (day: string) => boolean, now: number): IsOnDay =>
  (show) =>
    daysIn(show, { from: isoDayAt(now) }).some(isDay);

function dayOfWord(word: string, now: number): IsOnDay {
  const ahead = comingDays.indexOf(word);
  const coming = isoDayAt(startOfDay(now) + (24 * ahead + 12) * hour);
  const weekday = weekdayNames.indexOf(word);
  const isDay = (day: string) => (ahead < 0 ? new Date(day).getUTCDay() === weekday : day === coming);
  // Also the night to come, as in the list of today.
  return ahead === 0 ? (show) => showsOfToday([show], now).length > 0 : isOn(isDay, now);
}

function dayOfDate(day: number, month: number, year: string, now: number): IsOnDay | undefined {
  if (day < 1 || day > 31 || month < 1 || month > 12) return undefined;
  const [monthText, dayText] = [month, day].map((part) => String(part).padStart(2, '0'));
  const ending = `-${monthText}-${dayText}`;
  // A year may be short, or not yet complete.
  return isOn((date) => date.endsWith(ending) && (date.startsWith(year) || date.startsWith(year, 2)), now);
}

/**
 * Takes the days out of a search text: „29.11.“ (of any year), „29.11.2026“, „29. November“, „heute“, „morgen“,
 * „übermorgen“ at `now` (epoch ms), and weekdays, which mean every such day. `rest` is folded.
 */
export function readDays(text: string, now: number): { days: IsOnDay[]; rest: string } {
  const days: IsOnDay[] = [];
  const rest = withoutDigraphs(folded(text)).replace(
    written,
    (words, day: string, number: string, name: string, year = '', word = '') => {
      const month = number ? Number(number) : (monthNames.findIndex((one) => one.startsWith(name)) % 12) + 1;
      const read = word ? dayOfWord(word, now) : dayOfDate(Number(day), month, year, now);
      if (read) days.push(read);
      return read ? ' ' : words;
    },
  );
  return { days, rest: days.length > 0 ? rest : text };
}
