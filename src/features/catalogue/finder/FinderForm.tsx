import { useEffect, useRef } from 'react';
import Form from 'react-bootstrap/Form';
import { shortDay } from '@/domain/dateTexts';
import type { Show, ShowKind } from '@/domain/entities';
import { textOfIsoDay } from '@/domain/isoDays';
import { daySummaries, monthRange, shownMonth, type DaySummary } from '@/domain/month';
import { filterNames, filters, isOffered, type FilterOffers } from '@/domain/programFilter';
import { prepareSearch } from '@/domain/programSearch';
import { inChunks } from '@/shared/browser/inChunks';
import { finderTexts } from '@/features/catalogue/programTexts';
import { filterTexts, finderPanelTexts } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import { CalendarSubscription } from './CalendarSubscription';
import { FactFields } from './FactFields';
import { GenreField } from './GenreField';
import { MonthCalendar } from './MonthCalendar';
import { SearchField } from './SearchField';
import { SelectField } from './SelectField';
import type { Finding } from './useFinding';
import { Tick } from '@/shared/ui/form/CheckField';
import '@/shared/ui/form/forms.scss';

type Props = {
  listName: string;
  kind: ShowKind;
  offers: FilterOffers;
  /** `YYYY-MM-DD` in Vienna. */
  today: string;
  /** The list without a filter of the browser's; `undefined` until it is loaded. */
  listed: Show[] | undefined;
  /** What passes every filter but the day. */
  ofAllDays: Show[] | undefined;
  finding: Finding;
  /** Number of resets; a reset also discards the text being typed. */
  resets: number;
};

const allKinds = 'alle';
const kinds = Object.entries(finderPanelTexts.kinds).map(([value, label]) => ({ value, label }));
const kindOptions = [...kinds, { value: allKinds, label: finderPanelTexts.allKinds }];
const isKind = (value: string): value is ShowKind => value in finderPanelTexts.kinds;

export function FinderForm({ listName, kind, offers, today, listed, ofAllDays, finding, resets }: Props) {
  const { shown, change, openKind } = finding;
  const kindSelect = useRef<HTMLSelectElement>(null);
  const isKindChosen = useRef(false);
  // The heading of the new list takes the focus, which would interrupt choosing a kind by arrow keys.
  useEffect(() => {
    if (isKindChosen.current) kindSelect.current?.focus({ preventScroll: true });
    isKindChosen.current = false;
  }, [listName]);
  useEffect(() => inChunks(listed ?? [], prepareSearch), [listed]);

  const offered = filterNames.filter((name) => isOffered(name, shown, offers));
  const summaries = offers.day
    ? daySummaries(ofAllDays ?? [], { from: today })
    : new Map<string, DaySummary>();
  const days = [...summaries.keys()];
  const range = monthRange(days, shown.day, today);
  const month = shownMonth(shown.month, range);

  function chooseKind(value: string) {
    if (value === allKinds) change({ isAllKinds: true });
    else if (value === kind) change({ isAllKinds: false });
    else if (isKind(value)) {
      isKindChosen.current = true;
      openKind(value);
    }
  }

  /** Keeps the shown month, unless it is the default. */
  function changeDay(day: string | undefined, wanted: string) {
    const { suggested } = monthRange(days, day, today);
    change({ day, month: wanted === suggested ? undefined : wanted });
  }

  return (
    <form
      className={shown.isMonthOpen ? 'finder panel finder-with-month' : 'finder panel'}
      role="search"
      aria-label={finderTexts.open}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="finder-fields">
        <SearchField key={resets} text={shown.text} onApply={(text) => change({ text })} />
        <SelectField
          ref={kindSelect}
          id="finden-art"
          label={filterTexts.isAllKinds.label}
          value={shown.isAllKinds ? allKinds : kind}
          options={kindOptions}
          onChange={chooseKind}
        />
        {offered.map((name) => {
          const { label, options } = filterTexts[name];
          return (
            options && (
              <SelectField
                key={name}
                id={`finden-${filters[name].parameter}`}
                label={label}
                value={String(shown[name] ?? '')}
                options={Object.entries<string>(options).map(([value, text]) => ({ value, label: text }))}
                onChange={(value) => change({ [name]: value || undefined })}
              />
            )
          );
        })}
        {offered.includes('genre') && (
          <GenreField value={shown.genre} onChange={(genre) => change({ genre })} />
        )}
        {offers.day && (
          <>
            <SelectField
              id="finden-tag"
              label={filterTexts.day.label}
              value={shown.day ?? ''}
              options={dayOptions(summaries, shown.day)}
              onChange={(day) => change({ day: day || undefined, month: undefined })}
            />
            <Button
              variant="outline-primary"
              active={shown.isMonthOpen}
              aria-expanded={shown.isMonthOpen}
              aria-controls="finden-monat"
              onClick={() => change({ isMonthOpen: !shown.isMonthOpen })}
            >
              {finderPanelTexts.month}
            </Button>
          </>
        )}
        {offered.includes('language') && <FactFields listed={listed} shown={shown} change={change} />}
        {offered
          .filter((name) => filterTexts[name].isTick)
          .map((name) => (
            <Form.Check key={name} id={`finden-${filters[name].parameter}`} className="finder-only">
              <Tick isTicked={shown[name] === true} onTick={(isTicked) => change({ [name]: isTicked })} />
              <Form.Check.Label>{filterTexts[name].label}</Form.Check.Label>
            </Form.Check>
          ))}
        <CalendarSubscription key={kind} kind={kind} />
      </div>
      <div id="finden-monat" className="finder-month">
        {shown.isMonthOpen && (
          <MonthCalendar
            month={month}
            range={range}
            summaries={summaries}
            chosen={shown.day}
            today={today}
            onMonth={(wanted) => changeDay(shown.day, wanted)}
            onDay={(day) => changeDay(day === shown.day ? undefined : day, month)}
          />
        )}
      </div>
    </form>
  );
}

/** The days with shows, and the chosen day even if it has none. */
function dayOptions(summaries: Map<string, DaySummary>, chosen: string | undefined) {
  const days = new Map([...summaries].map(([day, { count }]) => [day, count]));
  if (chosen !== undefined && !days.has(chosen)) days.set(chosen, 0);
  const listed = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    { value: '', label: finderPanelTexts.allDays },
    ...listed.map(([day, count]) => ({
      value: day,
      label: finderPanelTexts.dayOption(shortDay(textOfIsoDay(day)), count),
    })),
  ];
}
