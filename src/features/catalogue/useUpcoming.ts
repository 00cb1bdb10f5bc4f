import { useRead, type ReadOptions } from '@/shared/request/useRead';
import { fetchUpcomingMovies } from './moviesApi';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

/** The announced films and the genres for reminders, for as long as they are wanted. */
export function useUpcoming(isWanted = true, options?: ReadOptions) {
  const { selectUpcoming } = upcomingMoviesSlice.selectors;
  return useRead(fetchUpcomingMovies, isWanted ? null : undefined, selectUpcoming, options);
}
