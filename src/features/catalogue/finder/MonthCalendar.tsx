import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import {
  addMonths,
  monthOf,
  monthTitle,
  sameDayIn,
  weeksOf,
  type MonthRange,
  endOfWeek,
  type DaySummary,
} from '@/domain/month';
import { addDays } from '@/domain/isoDays';
import { monthViewTexts } from './finderPanelTexts';
import { useSwipe } from '@/shared/ui/useSwipe';
import { MonthDay } from './MonthDay';

type Props = {
  /** `YYYY-MM`. */
  month: string;
  range: MonthRange;
  /** The days with shows. */
  summaries: Map<string, DaySummary>;
  chosen: string | undefined;
  today: string;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
};

/**
 * The date grid pattern of the ARIA Authoring Practices Guide: one tab stop, arrow keys, Home, End, Page Up and Down.
 */
export function MonthCalendar({ month, range, summaries, chosen, today, onMonth, onDay }: Props) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMoved = useRef(false);
  const [visited, setVisited] = useState<string>();
  const days = [...summaries.keys()].filter((day) => monthOf(day) === month);
  const isPriced = days.some((day) => summaries.get(day)?.price !== undefined);
  const inMonth = (day: string | undefined) => day !== undefined && monthOf(day) === month;
  const stop =
    [visited, chosen, days.find((day) => day >= today), days[0], today].find(inMonth) ?? `${month}-01`;

  useEffect(() => {
    if (isMoved.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    isMoved.current = false;
  }, [stop]);

  function moveTo(day: string) {
    const wanted = monthOf(day);
    if (day === stop || wanted < range.first || wanted > range.last) return;
    isMoved.current = true;
    setVisited(day);
    if (wanted !== month) onMonth(wanted);
  }

  function choose(day: string) {
    setVisited(day);
    if (summaries.has(day)) onDay(day);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isChoice = event.key === 'Enter' || event.key === ' ';
    const reached = dayReachedBy(event.key, stop);
    if (!isChoice && reached === undefined) return;
    event.preventDefault();
    if (reached === undefined) choose(stop);
    else moveTo(reached);
  }

  function turn(count: number) {
    const wanted = addMonths(month, count);
    if (wanted < range.first || wanted > range.last) return;
    setVisited(sameDayIn(wanted, stop));
    onMonth(wanted);
  }

  const swiping = useSwipe(turn);

  return (
    <>
      <div className="month-head">
        <MonthButton label={monthViewTexts.previous} isOff={month <= range.first} onTurn={() => turn(-1)}>
          ‹
        </MonthButton>
        <h2 id={titleId} aria-live="polite">
          {monthTitle(month)}
        </h2>
        <MonthButton label={monthViewTexts.next} isOff={month >= range.last} onTurn={() => turn(1)}>
          ›
        </MonthButton>
      </div>
      <table
        ref={grid}
        className="month"
        role="grid"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        {...swiping}
      >
        <thead>
          <tr>
            {monthViewTexts.weekdays.map(([short, long]) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day === undefined ? (
                  <td key={index} />
                ) : (
                  <MonthDay
                    key={day}
                    day={day}
                    summary={summaries.get(day)}
                    isChosen={day === chosen}
                    isToday={day === today}
                    isStop={day === stop}
                    onChoose={choose}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="month-legend">{isPriced && <span>{monthViewTexts.legend}</span>}</p>
    </>
  );
}

type MonthButtonProps = { label: string; isOff: boolean; onTurn: () => void; children: string };

/** Not `disabled`, so that the focus stays on the button at the end of the range. */
function MonthButton({ label, isOff, onTurn, children }: MonthButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={isOff ? undefined : onTurn}>
      {children}
    </button>
  );
}

/** The day that a key moves to in a month's grid; `undefined` for other keys. */
function dayReachedBy(key: string, day: string): string | undefined {
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
