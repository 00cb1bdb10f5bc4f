import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/api/movies';
import { listsSlice } from '@/features/lists/listsSlice';
import { FinderPanel } from '@/features/shows/finder/FinderPanel';
import { upcomingMoviesSlice } from '@/features/upcomingMovies/upcomingMoviesSlice';
import type { Program } from './useProgram';

type Props = { program: Program; isOpen: boolean; onReset: () => void };

/** The finder with the genres of the house. Its own part, so that their arrival does not paint the list again. */
export function ProgramFinderPanel({ program, isOpen, onReset }: Props) {
  const dispatch = useDispatch();
  const names = useSelector(listsSlice.selectors.selectCategories);
  const { isRead, isLoading, error } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  const isOwnRead = useRef(false);
  const { name, kind, offers, filter, today, listed, shows, isOffSeason, isNothingToday } = program;

  function read() {
    isOwnRead.current = true;
    dispatch(fetchUpcomingMovies.start());
  }
  const genres = {
    names,
    isFailed: error !== null,
    onOpen: () => {
      if (!isRead && !isLoading) read();
    },
    onLeave: () => {
      if (isOwnRead.current) dispatch(fetchUpcomingMovies.reset());
    },
    onRetry: read,
  };
  return (
    <FinderPanel
      place={name}
      kind={kind}
      offers={offers}
      filter={filter}
      genres={genres}
      today={today}
      listed={listed}
      count={isOffSeason || isNothingToday ? undefined : shows?.length}
      isOpen={isOpen}
      onReset={onReset}
    />
  );
}
