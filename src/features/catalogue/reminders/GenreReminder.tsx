import { genreReminderTexts } from './texts';
import { LoadingStatus } from '@/shared/ui/LoadingStatus';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { useUpcoming } from '@/features/catalogue/useList';
import { ReminderDialog } from './ReminderDialog';

type Props = { title?: string; submit?: string; onClose: () => void };

/** Subscribes to films of favourite genres (requirements, "Reminder subscription"). */
export function GenreReminder({ title = genreReminderTexts.title, submit, onClose }: Props) {
  return (
    <ReminderDialog
      title={title}
      submit={submit}
      texts={genreReminderTexts}
      toSubscription={(email, genres) => ({ email, genres })}
      onClose={onClose}
      {...useGenreChoices()}
    />
  );
}

/** The genres as choices, or their loading, error or empty state. */
function useGenreChoices() {
  const { data, error, retry, cancel } = useUpcoming(true, { isOnce: true });
  const choices = (data?.genres ?? []).map((name) => ({ value: name, label: name }));
  if (choices.length > 0) return { choices };
  if (data) return { choices, instead: <p>{genreReminderTexts.none}</p> };
  const instead = error ? (
    <ReadNotice error={error} retry={retry} title={genreReminderTexts.failed} />
  ) : (
    <LoadingStatus label={genreReminderTexts.loading} onRetry={retry} onCancel={cancel} />
  );
  return { choices, instead };
}
