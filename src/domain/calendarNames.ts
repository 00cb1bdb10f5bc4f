import { viennaClock } from '@/domain/viennaClock';

// The first call of `Intl` takes longer on a phone than rendering the first cards of a page.
export const weekdays = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];

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

/** The parts of a date in Vienna at `time` (epoch ms): „Donnerstag“, 27, „November“, 2026. */
export function calendarNames(time: number) {
  const clock = viennaClock(time);
  return {
    weekday: weekdays[clock.getUTCDay()] ?? '',
    day: clock.getUTCDate(),
    month: months[clock.getUTCMonth()] ?? '',
    year: clock.getUTCFullYear(),
  };
}
