import { useSelector } from 'react-redux';
import type { Show } from '@/domain/entities';
import { listsSlice } from '@/features/lists/listsSlice';
import { movieSlice } from '@/features/movie/movieSlice';
import { showsSlice } from '@/features/shows/showsSlice';
import { upcomingMoviesSlice } from '@/features/upcomingMovies/upcomingMoviesSlice';

/** Every show that some list has told of, the newest answer first; one may stand there several times. */
export function useKnownShows(): Show[] {
  const newest = useSelector(showsSlice.selectors.selectShows);
  const events = useSelector(showsSlice.selectors.selectEvents);
  const lists = useSelector(listsSlice.selectors.selectLists);
  const { shows: ofMovie } = useSelector(movieSlice.selectors.selectMovie);
  const { movies: upcoming } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  return [...newest, ...events, ...Object.values(lists).flat(), ...ofMovie, ...upcoming];
}
