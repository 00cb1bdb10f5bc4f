import { errorText } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { genreReminderTexts } from './texts';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { ReminderDialog } from './ReminderDialog';
import { useGenres } from './useGenres';

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
  const { names, isRead, error, onOpen, onLeave, onRetry, onCancel } = useGenres();
  useRouteLifecycle('genres', onOpen, onLeave);
  const choices = names.map((name) => ({ value: name, label: name }));
  if (choices.length > 0) return { choices };
  if (isRead) return { choices, instead: <p>{genreReminderTexts.none}</p> };
  const retry = { label: statusTexts.retry, onRetry };
  const instead = error ? (
    <RequestNotice variant="danger" title={genreReminderTexts.failed} error={error} retry={retry}>
      <p>{errorText(error)}</p>
    </RequestNotice>
  ) : (
    <div role="status">
      <p className="soft">{genreReminderTexts.loading}</p>
      <SlowHint onRetry={onRetry} onCancel={onCancel} />
    </div>
  );
  return { choices, instead };
}
