import { movieCardState } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { filmReminderTexts } from './texts';
import { ReminderDialog } from './ReminderDialog';

type Props = { movieId: number; shows: Show[]; onClose: () => void };

/** Subscribes to films whose cards offer it, with the clicked film preselected. */
export function ReminderModal({ movieId, shows, onClose }: Props) {
  return (
    <ReminderDialog
      title={filmReminderTexts.title}
      texts={filmReminderTexts}
      choices={offeredMovies(shows)}
      preset={[String(movieId)]}
      toSubscription={(email, chosen) => ({ email, movieIds: chosen.map(Number) })}
      onClose={onClose}
    />
  );
}

function offeredMovies(shows: Show[]) {
  const names = new Map<string, string>();
  for (const show of shows) {
    const { movie } = show;
    if (movie && ['unscheduled', 'soldOut'].includes(movieCardState(show)))
      names.set(String(movie.movieId), movie.movieName);
  }
  return [...names].map(([value, label]) => ({ value, label }));
}
