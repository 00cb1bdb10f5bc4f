import { useEffect, useRef, useState } from 'react';
import Button from 'react-bootstrap/Button';
import type { Show, ShowKind } from '@/domain/entities';
import { dayText, countByDay, monthRange, shownMonth } from '@/domain/month';
import { shortDay } from '@/domain/dateTexts';
import { filterShows, type FilterOffers, type ProgramFilter } from '@/domain/programFilter';
import { finderTexts } from '@/texts/finder';
import { finderPanelTexts } from '@/texts/finderPanel';
import { FilterLine } from './FilterLine';
import { GenreField, type Genres } from './GenreField';
import { MonthView } from './MonthView';
import { SearchField } from './SearchField';
import { SelectField } from './SelectField';
import { useFinding } from './useFinding';
import '@/styles/forms.scss';
import '@/styles/finder.scss';

type Props = {
  /** Which list is looked through. */
  place: string;
  kind: ShowKind;
  offers: FilterOffers;
  filter: ProgramFilter;
  genres: Genres;
  /** `YYYY-MM-DD` in Vienna. */
  today: string;
  /** The whole list and what of it is shown; `undefined` until it is read. */
  listed: Show[] | undefined;
  count: number | undefined;
  isOpen: boolean;
  onReset: () => void;
};

const allKinds = 'alle';
const kinds = Object.entries(finderPanelTexts.kinds).map(([value, label]) => ({ value, label }));
const kindOptions = [...kinds, { value: allKinds, label: finderPanelTexts.allKinds }];
const isKind = (value: string): value is ShowKind => value in finderPanelTexts.kinds;

/** The fields that a list is looked through with, the month beside them, and what they leave of the list. */
export function FinderPanel(props: Props) {
  const { place, kind, offers, filter, genres, today, listed, count, isOpen, onReset } = props;
  const { shown, change, openKind } = useFinding(filter, offers);
  const [resets, setResets] = useState(0);
  const kindSelect = useRef<HTMLSelectElement>(null);
  const isKindChosen = useRef(false);
  // The other list's heading takes the focus, which would end the choice among the kinds by the arrow keys.
  useEffect(() => {
    if (isKindChosen.current) kindSelect.current?.focus({ preventScroll: true });
    isKindChosen.current = false;
  }, [place]);

  const counts = countByDay(filterShows(listed ?? [], { text: filter.text, day: undefined }));
  const days = [...counts.keys()];
  const month = shownMonth(shown.month, monthRange(days, shown.day, today));

  function chooseKind(value: string) {
    if (value === allKinds) change({ isAllKinds: true, genre: undefined });
    else if (value === kind) change({ isAllKinds: false });
    else if (isKind(value)) {
      isKindChosen.current = true;
      openKind(value);
    }
  }

  /** Keeps the month that is looked at, whatever month would suggest itself then. */
  function changeDay(day: string | undefined, wanted: string) {
    const { suggested } = monthRange(days, day, today);
    change({ day, month: wanted === suggested ? undefined : wanted });
  }

  function reset() {
    setResets(resets + 1);
    change({ text: '', day: undefined, genre: undefined, isAllKinds: false, month: undefined });
    onReset();
  }

  return (
    <div id="termin-finden">
      {isOpen && (
        <form
          className="finder panel"
          role="search"
          aria-label={finderTexts.open}
          onSubmit={(event) => event.preventDefault()}
        >
          <div className="finder-fields">
            <SearchField key={resets} text={shown.text} onApply={(text) => change({ text })} />
            <SelectField
              ref={kindSelect}
              id="finden-art"
              label={finderPanelTexts.kind}
              value={shown.isAllKinds ? allKinds : kind}
              options={kindOptions}
              onChange={chooseKind}
            />
            {offers.genre && !shown.isAllKinds && (
              <GenreField value={shown.genre} genres={genres} onChange={(genre) => change({ genre })} />
            )}
            {offers.day && (
              <SelectField
                id="finden-tag"
                label={finderPanelTexts.day}
                value={shown.day ?? ''}
                options={dayOptions(counts, shown.day)}
                onChange={(day) => change({ day: day || undefined, month: undefined })}
              />
            )}
            {offers.day && (
              <Button
                variant="outline-primary"
                active={shown.isMonthOpen}
                aria-expanded={shown.isMonthOpen}
                aria-controls="finden-monat"
                onClick={() => change({ isMonthOpen: !shown.isMonthOpen })}
              >
                {finderPanelTexts.month}
              </Button>
            )}
          </div>
          <div id="finden-monat" className="finder-month">
            {shown.isMonthOpen && (
              <MonthView
                month={month}
                range={monthRange(days, shown.day, today)}
                counts={counts}
                chosen={shown.day}
                today={today}
                onMonth={(wanted) => changeDay(shown.day, wanted)}
                onDay={(day) => changeDay(day === shown.day ? undefined : day, month)}
              />
            )}
          </div>
        </form>
      )}
      <FilterLine filter={filter} genres={genres} count={count} onReset={reset} />
    </div>
  );
}

/** The days that have shows, and the chosen one also where it has none. */
function dayOptions(counts: Map<string, number>, chosen: string | undefined) {
  const days = new Map(counts);
  if (chosen !== undefined && !days.has(chosen)) days.set(chosen, 0);
  const listed = [...days].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    { value: '', label: finderPanelTexts.allDays },
    ...listed.map(([day, count]) => ({
      value: day,
      label: finderPanelTexts.dayOption(shortDay(dayText(day)), count),
    })),
  ];
}
