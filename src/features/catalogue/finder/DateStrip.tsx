import { useEffect, useRef } from 'react';
import { dayAndMonth, longDay, shortDay } from '@/domain/dateTexts';
import { textOfIsoDay } from '@/domain/isoDays';
import { daySummaries, type DaySummary } from '@/domain/month';
import type { Program } from '@/features/catalogue/lists/useProgram';
import { dateStripTexts as texts } from './finderPanelTexts';
import { useFinding } from './useFinding';
import './dateStrip.scss';

/** The days with shows, to scroll sideways on a phone: radio buttons, so that it is one tab stop. */
export function DateStrip({ program }: { program: Program }) {
  const { filter, offers, ofAllDays = [], today } = program;
  const { shown, change } = useFinding(filter, offers);
  const strip = useRef<HTMLDivElement>(null);
  const days = daySummaries(ofAllDays, { from: today });
  if (shown.day !== undefined && !days.has(shown.day))
    days.set(shown.day, { count: 0, price: undefined, isSoldOut: false });

  useEffect(() => {
    const chosen = strip.current?.querySelector(':checked')?.closest('label');
    // Not scrollIntoView: it would scroll the page, too.
    if (strip.current && chosen)
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);

  if (days.size === 0) return null;
  return (
    <div ref={strip} role="radiogroup" aria-label={texts.label} className="date-strip">
      <label className={shown.day === undefined ? 'date-strip-chosen' : undefined}>
        <input
          type="radio"
          name="tage"
          aria-label={texts.all}
          checked={shown.day === undefined}
          onChange={() => change({ day: undefined, month: undefined })}
        />
        <b>{texts.all}</b>
      </label>
      {[...days].map(([day, summary]) => (
        <StripDay
          key={day}
          day={day}
          summary={summary}
          isToday={day === today}
          isChosen={day === shown.day}
          onChoose={() => change({ day, month: undefined })}
        />
      ))}
    </div>
  );
}

type DayProps = {
  /** `YYYY-MM-DD`. */
  day: string;
  summary: DaySummary;
  isToday: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function StripDay({ day, summary, isToday, isChosen, onChoose }: DayProps) {
  const { isSoldOut } = summary;
  const date = textOfIsoDay(day);
  const [dayOfMonth = '', month = ''] = dayAndMonth(date).split('\u00a0');
  const classes = [isSoldOut && 'date-strip-sold-out', isChosen && 'date-strip-chosen'];
  const marks = [isToday && texts.today, isSoldOut && texts.soldOut].filter(Boolean);
  return (
    <label className={classes.filter(Boolean).join(' ')}>
      <input
        type="radio"
        name="tage"
        aria-label={[longDay(date), ...marks].join(', ')}
        checked={isChosen}
        onChange={onChoose}
      />
      <span>{isToday ? texts.today : shortDay(date).slice(0, 2)}</span>
      <b>{dayOfMonth}</b>
      <span>{isSoldOut ? texts.full : month.slice(0, 3)}</span>
    </label>
  );
}
