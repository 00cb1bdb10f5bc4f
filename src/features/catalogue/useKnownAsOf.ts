import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { listsSlice } from './listsSlice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

/**
 * When the oldest cached list with a matching show was created (epoch ms); `undefined` if none comes from the offline
 * cache.
 */
export function useKnownAsOf(tellsOf: (show: Show) => boolean): number | undefined {
  const lists = useSelector(listsSlice.selectors.selectLists);
  const asOf = useSelector(listsSlice.selectors.selectAsOf);
  const upcoming = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  const kept = [
    ...Object.entries(lists).map(([id, shows]) => ({ shows, moment: asOf[id] })),
    { shows: upcoming.movies, moment: upcoming.asOf },
  ];
  const moments = kept.flatMap(({ shows, moment }) =>
    moment !== undefined && shows.some(tellsOf) ? [moment] : [],
  );
  return moments.length > 0 ? Math.min(...moments) : undefined;
}
