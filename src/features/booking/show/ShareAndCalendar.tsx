import { calendarEntry, calendarFileName, fitsCalendar } from '@/domain/calendarEntry';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import type { ICalendarEvent } from '@/shared/text/icalendar';
import { pageAddress } from '@/shared/browser/share';
import { shareTexts } from '@/features/booking/texts';
import { CalendarButton, CalendarIcon } from '@/shared/ui/CalendarButton';
import { useNow } from '@/shared/ui/useNow';
import { ShareShowButton } from './ShareShowButton';
import '@/shared/ui/share.scss';

type Props = {
  show: Show;
  /** Whether the show's own response has arrived: a list omits the end, and its date may be outdated. */
  isComplete: boolean;
};

export function ShareAndCalendar({ show, isComplete }: Props) {
  const isOffered = fitsCalendar(show, useNow());
  return (
    <div className="share">
      <ShareShowButton title={showName(show)} path={showPath(show)} />
      {isOffered && isComplete && <ShowCalendarButton key={show.showId} show={show} />}
      {isOffered && !isComplete && <CalendarSkeleton />}
    </div>
  );
}

/** Reserves the size of the button, to avoid a layout shift. */
function CalendarSkeleton() {
  return (
    <span className="btn btn-outline-primary share-skeleton" aria-hidden="true">
      <CalendarIcon />
      {shareTexts.calendar}
    </span>
  );
}

function ShowCalendarButton({ show }: { show: Show }) {
  function entries(): [ICalendarEvent] {
    const url = pageAddress(showPath(show));
    const entry = calendarEntry(show, { url, description: shareTexts.entry(url) });
    if (!entry) throw new Error('A show without a date has no calendar entry.');
    return [entry];
  }
  return (
    <CalendarButton
      entries={entries}
      fileName={calendarFileName(show)}
      texts={shareTexts}
      about={[showName(show), dayAndTime(show)].join(', ')}
    />
  );
}
