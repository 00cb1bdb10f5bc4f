import { useEffect, useEffectEvent, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/features/catalogue/moviesApi';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';

/**
 * The genres and their request: sent by `onOpen` unless they are loaded, aborted by `onLeave` only if this hook sent
 * it. A `wanted` genre is requested in any case, because a list needs the backend's spelling.
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
