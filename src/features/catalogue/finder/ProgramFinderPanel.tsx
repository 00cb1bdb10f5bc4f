import { FinderPanel } from './FinderPanel';
import { useSelector } from 'react-redux';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { NothingListed } from '@/features/catalogue/lists/NothingListed';
import type { Program } from '@/features/catalogue/lists/useProgram';

type Props = { program: Program; isOpen: boolean; onReset: () => void };

/** A separate component, so that loading the genres does not render the list again. */
export function ProgramFinderPanel({ program, isOpen, onReset }: Props) {
  const { name, kind, offers, filter, today, coming, listed, ofAllDays, shows, empty } = program;
  return (
    <>
      <FinderPanel
        listName={name}
        kind={kind}
        offers={offers}
        filter={filter}
        genres={useSelector(upcomingMoviesSlice.selectors.selectGenres)}
        today={today}
        listed={listed}
        ofAllDays={ofAllDays}
        count={empty ? undefined : shows?.length}
        isOpen={isOpen}
        onReset={onReset}
      />
      {filter.genre !== undefined && coming?.length === 0 && <NothingListed program={program} />}
    </>
  );
}
