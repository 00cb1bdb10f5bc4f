import { errorText } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { genreReminderTexts } from './texts';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
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
  const again = { label: statusTexts.retry, onRetry: retry };
  const instead = error ? (
    <RequestNotice variant="danger" title={genreReminderTexts.failed} error={error} retry={again}>
      <p>{errorText(error)}</p>
    </RequestNotice>
  ) : (
    <div role="status">
      <p className="soft">{genreReminderTexts.loading}</p>
      <SlowHint onRetry={retry} onCancel={cancel} />
    </div>
  );
  return { choices, instead };
}
