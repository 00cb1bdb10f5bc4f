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

/** What a visitor may take along from a show: its entry for the calendar and its link. */
export function TakeAlong({ show }: { show: Show }) {
  const [seenAt] = useState(() => Date.now());
  return (
    <div className="take-along">
      {fitsCalendar(show, seenAt) && <CalendarButton key={show.showId} show={show} />}
      <ShareButton title={showName(show)} path={showPath(show)} />
    </div>
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
