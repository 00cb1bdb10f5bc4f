import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/api/movies';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { genreReminderTexts } from '@/texts/reminder';
import { Notice } from '@/ui/Notice';
import { SlowHint } from '@/ui/SlowHint';
import { useOpened } from '@/ui/useOpened';
import { ReminderDialog } from './ReminderDialog';
import { upcomingMoviesSlice } from './upcomingMoviesSlice';

type Props = { title?: string; onClose: () => void };

/** Subscribes to films of favourite genres (specification section 3, "genre variant"). */
export function GenreReminder({ title = genreReminderTexts.title, onClose }: Props) {
  return (
    <ReminderDialog
      title={title}
      texts={genreReminderTexts}
      toSubscription={(email, genres) => ({ email, genres })}
      onClose={onClose}
      {...useGenres()}
    />
  );
}

/** The genres, read unless a list of films brought them, or what stands in their place. */
function useGenres() {
  const dispatch = useDispatch();
  const { genres, isRead, isLoading, error } = useSelector(
    upcomingMoviesSlice.selectors.selectUpcomingMovies,
  );
  const isOwnRead = useRef(false);
  function load() {
    isOwnRead.current = true;
    dispatch(fetchUpcomingMovies.start());
  }
  useOpened(
    'genres',
    () => {
      if (!isRead && !isLoading) load();
    },
    () => {
      // A screen's reading goes on without the dialog.
      if (isOwnRead.current) dispatch(fetchUpcomingMovies.reset());
    },
  );
  const choices = [...new Set(genres)].map((genre) => ({ id: genre, name: genre }));
  if (choices.length > 0) return { choices };
  if (isRead) return { choices, instead: <p>{genreReminderTexts.none}</p> };
  const retry = { label: screenTexts.retry, onRetry: load };
  const instead = error ? (
    <Notice variant="danger" title={genreReminderTexts.failed} retry={retry}>
      <p>{errorText(error)}</p>
    </Notice>
  ) : (
    <div role="status">
      <p className="soft">{genreReminderTexts.loading}</p>
      <SlowHint texts={screenTexts} onRetry={load} onCancel={() => dispatch(fetchUpcomingMovies.cancel())} />
    </div>
  );
  return { choices, instead };
}
