import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/api/movies';
import { useOpened } from '@/ui/useOpened';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

type Root = Parameters<typeof upcomingMoviesSlice.selectors.selectUpcomingMovies>[0];

/**
 * A genre in any case as the backend spells it in `genreEntries`, which are read where they are not known yet:
 * `isAwaited` until then. One that the backend does not have, or has not told, stays as it is.
 */
export function useSpelledGenre(genre: string | undefined) {
  const dispatch = useDispatch();
  // Two values and not the whole area: the films that come with the genres do not render a list again.
  const spelled = useSelector((root: Root) => {
    const { genres, isRead, error } = upcomingMoviesSlice.selectors.selectUpcomingMovies(root);
    if (genre === undefined || !(isRead || error)) return undefined;
    return genres.find((name) => name.toLowerCase() === genre.toLowerCase()) ?? genre;
  });
  const isLoading = useSelector(
    (root: Root) => genre !== undefined && upcomingMoviesSlice.selectors.selectUpcomingMovies(root).isLoading,
  );
  const isAwaited = genre !== undefined && spelled === undefined;
  const isMissing = isAwaited && !isLoading;
  useEffect(() => {
    if (isMissing) dispatch(fetchUpcomingMovies.start());
  }, [dispatch, isMissing]);
  useOpened(
    genre ?? '',
    () => undefined,
    () => isLoading && dispatch(fetchUpcomingMovies.reset()),
  );
  return { spelled, isAwaited };
}
