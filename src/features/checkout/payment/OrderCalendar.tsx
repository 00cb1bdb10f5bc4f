import { calendarEntry, calendarFileName, orderCalendarFileName } from '@/domain/calendarEntry';
import type { ComingShow } from '@/domain/showUpdates';
import { cartItemPath } from '@/domain/links';
import { pageAddress } from '@/shared/browser/share';
import { confirmationTexts as texts } from './paymentTexts';
import { shareTexts } from '@/features/booking/texts';
import { CalendarButton } from '@/shared/ui/CalendarButton';

const minute = 60_000;

type Props = {
  orderId: string;
  shows: ComingShow[];
  /** The order, where there are others on the page. */
  about?: string | undefined;
};

export function OrderCalendar({ orderId, shows, about }: Props) {
  const [first] = shows;
  if (!first) return null;

  function entryOf({ show, line, readAt }: ComingShow) {
    const url = pageAddress(cartItemPath(line) ?? '/');
    const sequence = readAt === undefined ? undefined : Math.floor(readAt / minute);
    const entry = calendarEntry(show, { url, description: texts.entry(orderId, url), sequence });
    if (!entry) throw new Error('A show without a date has no calendar entry.');
    return entry;
  }
  const [, ...others] = shows;
  return (
    <CalendarButton
      entries={() => [entryOf(first), ...others.map(entryOf)]}
      fileName={others.length === 0 ? calendarFileName(first.show) : orderCalendarFileName(orderId)}
      texts={others.length === 0 ? shareTexts : { ...shareTexts, calendarReady: texts.calendarReadyMany }}
      about={[texts.calendarOf(shows.length), about].filter(Boolean).join(', ')}
    />
  );
}
