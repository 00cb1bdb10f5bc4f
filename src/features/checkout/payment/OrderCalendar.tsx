import { calendarEntry, calendarFileName, orderCalendarFileName } from '@/domain/calendarEntry';
import type { BoughtShow } from '@/domain/calendarEntry';
import { cartItemPath } from '@/domain/links';
import { pageAddress } from '@/shared/browser/share';
import { confirmationTexts as texts } from './paymentTexts';
import { shareTexts } from '@/features/booking/texts';
import { CalendarButton } from '@/shared/ui/CalendarButton';

type Props = { orderId: string; shows: BoughtShow[] };

export function OrderCalendar({ orderId, shows }: Props) {
  const [first] = shows;
  if (!first) return null;

  function entryOf({ show, line }: BoughtShow) {
    const url = pageAddress(cartItemPath(line) ?? '/');
    const entry = calendarEntry(show, { url, description: texts.entry(orderId, url) });
    if (!entry) throw new Error('A show without a date has no calendar entry.');
    return entry;
  }
  const [, ...others] = shows;
  return (
    <CalendarButton
      entries={() => [entryOf(first), ...others.map(entryOf)]}
      fileName={others.length === 0 ? calendarFileName(first.show) : orderCalendarFileName(orderId)}
      texts={others.length === 0 ? shareTexts : { ...shareTexts, calendarReady: texts.calendarReadyMany }}
      about={texts.calendarOf(shows.length)}
    />
  );
}
