import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { readsSlice } from '@/shared/request/readsSlice';
import { fetchShows } from './api';
import type { ShowListQuery } from './calls';
import { listId, listsSlice } from './listsSlice';
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
  const upcoming = useSelector(upcomingMoviesSlice.selectors.selectMovies);
  return () => each([newest, events, ...Object.values(lists), ofMovie, upcoming]);
}

/** When the oldest cached list with a matching show was created (epoch ms); `undefined` if none is cached. */
export function useKnownAsOf(matches: (show: Show) => boolean): number | undefined {
  const lists = useSelector(listsSlice.selectors.selectLists);
  const upcoming = useSelector(upcomingMoviesSlice.selectors.selectMovies);
  const reads = useSelector(readsSlice.selectors.selectReads);
  const moments = Object.values(reads).flatMap((read) => {
    if (read?.asOf === undefined) return [];
    const isList = read.request === fetchShows.name;
    const shows = isList ? lists[listId(read.arg as ShowListQuery)] : upcoming;
    return shows?.some(matches) ? [read.asOf] : [];
  });
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
