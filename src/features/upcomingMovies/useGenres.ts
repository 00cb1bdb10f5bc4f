import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/api/movies';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

/**
 * The genres of the house and how they are read by who shows them, unless a list of films brought them: `onOpen` when
 * they are shown, `onLeave` when no longer, which ends a reading of its own and leaves that of a screen alone.
 */
export function useGenres() {
  const dispatch = useDispatch();
  const { genres, isRead, isLoading, error } = useSelector(
    upcomingMoviesSlice.selectors.selectUpcomingMovies,
  );
  const isOwnRead = useRef(false);
  function onRetry() {
    isOwnRead.current = true;
    dispatch(fetchUpcomingMovies.start());
  }
  return {
    names: [...new Set(genres)],
    isRead,
    error,
    onOpen: () => {
      if (!isRead && !isLoading) onRetry();
    },
    onLeave: () => {
      if (isOwnRead.current) dispatch(fetchUpcomingMovies.reset());
    },
    onRetry,
    onCancel: () => dispatch(fetchUpcomingMovies.cancel()),
  };
}
