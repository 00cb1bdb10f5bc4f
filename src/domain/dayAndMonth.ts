import { calendarNames } from '@/domain/calendarNames';
import { viennaTime } from '@/domain/dates';

/** `DD.MM.YYYY` as „26. April“, with a non-breaking space. Other text is returned as is. */
export function dayAndMonth(date: string): string {
  const time = viennaTime(date);
  if (time === undefined) return date;
  const { day, month } = calendarNames(time);
  return `${day}.\u00a0${month}`;
}
