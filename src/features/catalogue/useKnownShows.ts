import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { listsSlice } from './listsSlice';
import { movieSlice } from './movieSlice';
import { showsSlice } from './showsSlice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

function* each(lists: Show[][]): Generator<Show> {
  for (const list of lists) yield* list;
}

/**
 * Walks through every show that some list has told of: first the list that was read last, then the others in no
 * order of age. One may stand there several times. Nothing is looked at, or copied, before somebody asks.
 */
export function useKnownShows(): () => Iterable<Show> {
  const newest = useSelector(showsSlice.selectors.selectShows);
  const events = useSelector(showsSlice.selectors.selectEvents);
  const lists = useSelector(listsSlice.selectors.selectLists);
  const ofMovie = useSelector(movieSlice.selectors.selectShows);
  const { movies: upcoming } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  return () => each([newest, events, ...Object.values(lists), ofMovie, upcoming]);
}
