import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { listsSlice } from './listsSlice';
import { movieSlice } from './movieSlice';
import { showsSlice } from './showsSlice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

function* each(lists: Show[][]): Generator<Show> {
  for (const list of lists) yield* list;
}

/** Iterates all loaded shows lazily: the last list first, then the others in no order. Shows may repeat. */
export function useKnownShows(): () => Iterable<Show> {
  const newest = useSelector(showsSlice.selectors.selectShows);
  const events = useSelector(showsSlice.selectors.selectEvents);
  const lists = useSelector(listsSlice.selectors.selectLists);
  const ofMovie = useSelector(movieSlice.selectors.selectShows);
  const { movies: upcoming } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  return () => each([newest, events, ...Object.values(lists), ofMovie, upcoming]);
}

/** When the oldest cached list with a matching show was created (epoch ms); `undefined` if none is cached. */
export function useKnownAsOf(matches: (show: Show) => boolean): number | undefined {
  const lists = useSelector(listsSlice.selectors.selectLists);
  const asOf = useSelector(listsSlice.selectors.selectAsOf);
  const upcoming = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  const cached = [
    ...Object.entries(lists).map(([id, shows]) => ({ shows, moment: asOf[id] })),
    { shows: upcoming.movies, moment: upcoming.asOf },
  ];
  const moments = cached.flatMap(({ shows, moment }) =>
    moment !== undefined && shows.some(matches) ? [moment] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
