import type { Show } from '@/domain/entities';
import { useRead, type Read, type ReadOptions } from '@/shared/request/useRead';
import { fetchShows, fetchUpcomingMovies } from './api';
import type { ShowListQuery } from './calls';
import { listsSlice } from './listsSlice';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

/** The query of all shows of all kinds. */
export const wholeProgram: ShowListQuery = {};

/** A list of the programme, for as long as it is wanted. */
export function useList(query: ShowListQuery | undefined, options?: ReadOptions): Read<Show[]> {
  return useRead(fetchShows, query, listsSlice.selectors.selectList, options);
}

/** The announced films and the genres for reminders, for as long as they are wanted. */
export function useUpcoming(isWanted = true, options?: ReadOptions) {
  const { selectUpcoming } = upcomingMoviesSlice.selectors;
  return useRead(fetchUpcomingMovies, isWanted ? null : undefined, selectUpcoming, options);
}
