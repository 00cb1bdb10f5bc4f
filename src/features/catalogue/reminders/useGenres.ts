import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/features/catalogue/moviesApi';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';

/**
 * The genres of the house and how they are read by who shows them, unless a list of films brought them: `onOpen` when
 * they are shown, `onLeave` when no longer, which ends a reading of its own and leaves that of a screen alone. A `wanted`
 * genre is read whether they are shown or not: a list waits for how the backend spells it.
 */
export function useGenres(wanted?: string) {
  const dispatch = useDispatch();
  const { genres, isRead, isLoading, error } = useSelector(
    upcomingMoviesSlice.selectors.selectUpcomingMovies,
  );
  const isOwnRead = useRef(false);
  function onRetry() {
    isOwnRead.current = true;
    dispatch(fetchUpcomingMovies.start());
  }
  function onLeave() {
    if (isOwnRead.current) dispatch(fetchUpcomingMovies.reset());
  }
  const isMissing = wanted !== undefined && !isRead && !isLoading && !error;
  const read = useEffectEvent(onRetry);
  useEffect(() => {
    if (isMissing) read();
  }, [isMissing]);
  useRouteLifecycle('', () => undefined, onLeave);
  return {
    names: [...new Set(genres)],
    isRead,
    error,
    onOpen: () => {
      if (!isRead && !isLoading) onRetry();
    },
    onLeave,
    onRetry,
    onCancel: () => dispatch(fetchUpcomingMovies.cancel()),
  };
}
