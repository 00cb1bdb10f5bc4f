import { useState } from 'react';
import { useSelector } from 'react-redux';
import { languagesOf, noFilter } from '@/domain/filterChange';
import {
  isFiltering,
  isSet,
  type FilterName,
  type FilterValues,
  type ProgramFilter,
} from '@/domain/programFilter';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { NothingListed } from '@/features/catalogue/lists/EmptyList';
import type { Program } from '@/features/catalogue/lists/useProgram';
import { Button } from '@/shared/ui/Button';
import { FinderForm } from './FinderForm';
import { filterTexts, finderPanelTexts } from './finderPanelTexts';
import { useFinding } from './useFinding';
import './finder.scss';

type Props = { program: Program; isOpen: boolean; onReset: () => void };

/** A separate component, so that loading the genres does not render the list again. */
export function ProgramFinderPanel({ program, isOpen, onReset }: Props) {
  // The filter of the rendered list may lag behind the fields.
  const { name, kind, offers, filter, today, coming, listed, ofAllDays, shows, empty } = program;
  const genres = useSelector(upcomingMoviesSlice.selectors.selectGenres);
  const finding = useFinding(filter, offers);
  const [resets, setResets] = useState(0);

  function reset() {
    setResets(resets + 1);
    finding.change(noFilter);
    onReset();
  }

  return (
    <>
      <div id="termin-finden">
        {isOpen && (
          <FinderForm
            listName={name}
            kind={kind}
            offers={offers}
            today={today}
            listed={listed}
            ofAllDays={ofAllDays}
            finding={finding}
            resets={resets}
          />
        )}
        <FilterLine
          filter={filter}
          spellings={[...genres, ...languagesOf(listed ?? [])]}
          count={empty ? undefined : shows?.length}
          onReset={reset}
        />
      </div>
      {filter.genre !== undefined && coming?.length === 0 && <NothingListed program={program} />}
    </>
  );
}

type FilterLineProps = {
  filter: ProgramFilter;
  /** Of genres and languages. */
  spellings: string[];
  /** `undefined` while the list is loading, or if another message replaces the count. */
  count: number | undefined;
  onReset: () => void;
};

function FilterLine({ filter, spellings, count, onReset }: FilterLineProps) {
  const isActive = isFiltering(filter);
  const isShown = isActive && count !== undefined;
  const classes = ['finder-line', isActive && 'finder-filtered', count === 0 && 'finder-nothing'];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <p role="status">{isShown && summaryOf(filter, spellings, count)}</p>
      {isActive && (
        <Button variant="outline-primary" size="sm" onClick={onReset}>
          {finderPanelTexts.reset}
        </Button>
      )}
    </div>
  );
}

const names = Object.keys(filterTexts) as FilterName[];

function textOf<Name extends FilterName>(name: Name, filter: FilterValues, spellings: string[]): string {
  const value: FilterValues[Name] = filter[name];
  return isSet(name, value) ? filterTexts[name].shown(value, spellings) : '';
}

function summaryOf(filter: ProgramFilter, spellings: string[], count: number): string {
  if (count === 0) return finderPanelTexts.noMatch;
  const filters = names.map((name) => textOf(name, filter, spellings));
  return finderPanelTexts.shown(count, filters.filter(Boolean).join(', '));
}
