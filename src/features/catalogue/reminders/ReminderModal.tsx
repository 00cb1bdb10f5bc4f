import { isPlaceholderDate } from '@/domain/dates';
import type { Show } from '@/domain/entities';
import { filmReminderTexts } from './texts';
import { ReminderDialog } from './ReminderDialog';

type Props = { movieId: number; shows: Show[]; onClose: () => void };

/** Subscribes to films without a date, with the clicked film preselected. */
export function ReminderModal({ movieId, shows, onClose }: Props) {
  return (
    <ReminderDialog
      title={filmReminderTexts.title}
      texts={filmReminderTexts}
      choices={unscheduledMovies(shows)}
      preset={[String(movieId)]}
      toSubscription={(email, chosen) => ({ email, movieIds: chosen.map(Number) })}
      onClose={onClose}
    />
  );
}

function unscheduledMovies(shows: Show[]) {
  const names = new Map<string, string>();
  for (const { date, movie } of shows) {
    if (movie && isPlaceholderDate(date)) names.set(String(movie.movieId), movie.movieName);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}
