import { fetchUpcomingMovies } from '@/api/movies';
import { fetchShows } from '@/api/shows';

/** Whether an action tells of an answer that the service worker had kept: it hides that the backend gave none. */
export function isStoredAnswer(action: unknown): boolean {
  const isList = fetchShows.success.match(action) || fetchUpcomingMovies.success.match(action);
  return isList && action.payload.asOf !== undefined;
}
