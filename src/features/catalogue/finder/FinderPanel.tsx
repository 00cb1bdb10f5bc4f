import { useState } from 'react';
import { FinderForm, type FinderList } from './FinderForm';
import { useFinding } from './useFinding';
import { noFilter } from '@/domain/filterChange';
import {
  isFiltering,
  isSet,
  type FilterName,
  type FilterValues,
  type ProgramFilter,
} from '@/domain/programFilter';
import { filterTexts, finderPanelTexts } from './finderPanelTexts';
import { Button } from '@/shared/ui/Button';
import './finder.scss';

type Props = FinderList & {
  /** The filter of the rendered list, which may lag behind the fields. */
  filter: ProgramFilter;
  genres: string[];
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  isOpen: boolean;
  onReset: () => void;
};

export function FinderPanel({ filter, genres, count, isOpen, onReset, ...list }: Props) {
  const finding = useFinding(filter, list.offers);
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

const names = Object.keys(filterTexts) as FilterName[];

function textOf<Name extends FilterName>(name: Name, filter: FilterValues, genres: string[]): string {
  const value: FilterValues[Name] = filter[name];
  return isSet(name, value) ? filterTexts[name].shown(value, genres) : '';
}

function summaryOf(filter: ProgramFilter, genres: string[], count: number): string {
  if (count === 0) return finderPanelTexts.noMatch;
  const filters = names.map((name) => textOf(name, filter, genres));
  return finderPanelTexts.shown(count, filters.filter(Boolean).join(', '));
}
