import { season } from '@/config/season';
import { viennaTime } from '@/domain/dates';
import { atFirstUse } from '@/lib/atFirstUse';

const format = atFirstUse(
  () => new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'long', timeZone: season.timeZone }),
);

/** `DD.MM.YYYY` as „26. April“, with a non-breaking space; other text comes back as it is. */
export function dayAndMonth(date: string): string {
  const time = viennaTime(date);
  return time === undefined ? date : format().format(time).replace(' ', '\u00a0');
}
