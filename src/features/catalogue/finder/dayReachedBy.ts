import { addDays, addMonths, endOfWeek, monthOf, sameDayIn } from '@/domain/month';

/** The day that a key moves to in a month's grid; `undefined` for other keys. */
export function dayReachedBy(key: string, day: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return endOfWeek(day, 'first');
    case 'End':
      return endOfWeek(day, 'last');
    case 'PageUp':
      return sameDayIn(addMonths(monthOf(day), -1), day);
    case 'PageDown':
      return sameDayIn(addMonths(monthOf(day), 1), day);
    default:
      return undefined;
  }
}
