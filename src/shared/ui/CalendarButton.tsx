import { useRef, useState } from 'react';
import { iCalendar, type ICalendarEvent } from '@/shared/text/icalendar';
import { Button } from './Button';

/** ms. Some browsers read the file only after they have asked where to save it. */
const downloadTimeoutMs = 60_000;

function downloadText(text: string, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), downloadTimeoutMs);
}

type Props = {
  /** Called at each press; throws if there is nothing to save. */
  entries: () => [ICalendarEvent, ...ICalendarEvent[]];
  fileName: string;
  texts: { calendar: string; calendarReady: string; calendarFailed: string };
  about: string;
};

export function CalendarButton({ entries, fileName, texts, about }: Props) {
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const latest = useRef(0);
  // A second press while the library loads replaces the first: one file, and no button that waits forever.
  async function save() {
    latest.current += 1;
    const attempt = latest.current;
    const isLatest = () => attempt === latest.current;
    setOutcome(undefined);
    try {
      const file = await iCalendar(...entries());
      if (!isLatest()) return;
      downloadText(file, fileName, 'text/calendar;charset=utf-8');
      setOutcome('ready');
    } catch {
      if (isLatest()) setOutcome('failed');
    }
  }
  return (
    <>
      <Button variant="outline-primary" onClick={() => void save()}>
        <CalendarIcon />
        <span>{texts.calendar}</span>
        <span className="visually-hidden">{`: ${about}`}</span>
      </Button>
      <p role="status">{outcome === 'ready' && texts.calendarReady}</p>
      {outcome === 'failed' && <p role="alert">{texts.calendarFailed}</p>}
    </>
  );
}

export function CalendarIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M1.75 3.25h12.5v11H1.75zM1.75 6.75h12.5M5 1v3.5M11 1v3.5M8 8.75v3.5M6.25 10.5h3.5" />
    </svg>
  );
}
