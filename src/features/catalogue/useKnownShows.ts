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
 * Iterates all loaded shows: the last list first, then the others in no order. Shows may repeat. Lazy, so nothing is
 * copied.
 */
export function useKnownShows(): () => Iterable<Show> {
  const newest = useSelector(showsSlice.selectors.selectShows);
  const events = useSelector(showsSlice.selectors.selectEvents);
  const lists = useSelector(listsSlice.selectors.selectLists);
  const ofMovie = useSelector(movieSlice.selectors.selectShows);
  const { movies: upcoming } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  return () => each([newest, events, ...Object.values(lists), ofMovie, upcoming]);
}
