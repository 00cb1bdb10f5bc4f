import { viennaClock } from '@/domain/viennaClock';

// `Intl` knows them, too; but its first look takes a phone longer than painting a page's first cards.
const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

/** As Austrians call them. */
export const months = [
  'Jänner',
  'Februar',
  'März',
  'April',
  'Mai',
  'Juni',
  'Juli',
  'August',
  'September',
  'Oktober',
  'November',
  'Dezember',
];

/** A moment (epoch ms) as Vienna's calendar calls it: „Donnerstag“, 27, „November“, 2026. */
export function calendarNames(time: number) {
  const clock = viennaClock(time);
  return {
    weekday: weekdays[clock.getUTCDay()] ?? '',
    day: clock.getUTCDate(),
    month: months[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  };
}
