import { useState } from 'react';
import { FinderForm, type FinderList } from './FinderForm';
import { genreName } from './GenreField';
import { useFinding } from './useFinding';
import { shortDay } from '@/domain/dateTexts';
import { textOfIsoDay } from '@/domain/isoDays';
import { isFiltering, noFilter, type ProgramFilter } from '@/domain/programFilter';
import { finderPanelTexts } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import './finder.scss';

type Props = FinderList & {
  genres: string[];
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  isOpen: boolean;
  onReset: () => void;
};

export function FinderPanel({ genres, count, isOpen, onReset, ...list }: Props) {
  const { filter, offers } = list;
  const finding = useFinding(filter, offers);
  const [resets, setResets] = useState(0);

  function reset() {
    setResets(resets + 1);
    finding.change(noFilter);
    onReset();
  }

  return (
    <div id="termin-finden">
      {isOpen && <FinderForm {...list} finding={finding} resets={resets} />}
      <FilterLine filter={filter} genres={genres} count={count} onReset={reset} />
    </div>
  );
}

type FilterLineProps = {
  filter: ProgramFilter;
  genres: string[];
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  onReset: () => void;
};

function FilterLine({ filter, genres, count, onReset }: FilterLineProps) {
  const isActive = isFiltering(filter);
  const isShown = isActive && count !== undefined;
  const classes = ['finder-line', isActive && 'finder-filtered', count === 0 && 'finder-nothing'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <p role="status">{isShown && summaryOf(filter, genres, count)}</p>
      {isActive && (
        <Button variant="outline-primary" size="sm" onClick={onReset}>
          {finderPanelTexts.reset}
        </Button>
      )}
    </div>
  );
}

function summaryOf(filter: ProgramFilter, genres: string[], count: number): string {
  const { text, day, genre, isAllKinds, isBookableOnly, order } = filter;
  if (count === 0) return finderPanelTexts.noMatch;
  const filters = [
    isAllKinds && finderPanelTexts.everyKind,
    genre !== undefined && genreName(genre, genres),
    day !== undefined && shortDay(textOfIsoDay(day)),
    text !== '' && finderPanelTexts.quoted(text),
    isBookableOnly && finderPanelTexts.bookableOnlyShown,
    order === 'title' && finderPanelTexts.byTitleShown,
  ];
  return finderPanelTexts.shown(count, filters.filter(Boolean).join(', '));
}
