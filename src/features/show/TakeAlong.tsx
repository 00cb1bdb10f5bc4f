import { useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import { calendarEntry, calendarFileName, fitsCalendar } from '@/domain/calendarEntry';
import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import { downloadText } from '@/lib/download';
import { iCalendar } from '@/lib/icalendar';
import { pageAddress } from '@/lib/share';
import { takeAlongTexts } from '@/texts/takeAlong';
import { ShareButton } from './ShareButton';
import '@/styles/takeAlong.scss';

type Props = {
  show: Show;
  /** Whether all of it is known; a list tells no end of a show, and may tell another day. */
  isComplete: boolean;
};

/** What a visitor may take along from a show: its link, and its entry for the calendar. */
export function TakeAlong({ show, isComplete }: Props) {
  const [seenAt] = useState(() => Date.now());
  const isOffered = fitsCalendar(show, seenAt);
  return (
    <div className="take-along">
      <ShareButton title={showName(show)} path={showPath(show)} />
      {isOffered && isComplete && <CalendarButton key={show.showId} show={show} />}
      {isOffered && !isComplete && <CalendarPlace />}
    </div>
  );
}

/** As large as the button will be, so that nothing moves when it comes. */
function CalendarPlace() {
  return (
    <span className="btn btn-outline-primary take-along-place" aria-hidden="true">
      <CalendarIcon />
      {takeAlongTexts.calendar}
    </span>
  );
}

async function saveEntry(show: Show, isStillWanted: () => boolean): Promise<void> {
  const url = pageAddress(showPath(show));
  const entry = calendarEntry(show, { url, description: takeAlongTexts.entry(url) });
  if (!entry) throw new Error('A show without a date has no calendar entry.');
  const file = await iCalendar(entry);
  if (isStillWanted()) downloadText(file, calendarFileName(show), 'text/calendar;charset=utf-8');
}

function CalendarButton({ show }: { show: Show }) {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const latest = useRef(0);
  // Whoever presses again while the library is on its way wants one file, and the button never waits for ever.
  async function save() {
    latest.current += 1;
    const attempt = latest.current;
    const isLatest = () => attempt === latest.current;
    setOutcome(undefined);
    try {
      await saveEntry(show, isLatest);
      if (isLatest()) setOutcome('ready');
    } catch {
      if (isLatest()) setOutcome('failed');
    }
  }
  return (
    <>
      <Button variant="outline-primary" onClick={() => void save()}>
        <CalendarIcon />
        {takeAlongTexts.calendar}
        <span className="visually-hidden">: {[showName(show), dayAndTime(show)].join(', ')}</span>
      </Button>
      <p role="status">{outcome === 'ready' && takeAlongTexts.calendarReady}</p>
      {outcome === 'failed' && <p role="alert">{takeAlongTexts.calendarFailed}</p>}
    </>
  );
}

function CalendarIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1.75 3.25h12.5v11H1.75zM1.75 6.75h12.5M5 1v3.5M11 1v3.5M8 8.75v3.5M6.25 10.5h3.5" />
    </svg>
  );
}
