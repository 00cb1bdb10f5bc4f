import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { moviePath } from '@/domain/links';
import { bookableDates, mostDates, mostSuggestions, nextBookable, otherDates } from '@/domain/nextDates';
import { useList } from '@/features/catalogue/useList';
import { AsOf } from '@/features/connection/AsOf';
import type { Read } from '@/shared/request/useRead';
import { MoreDates } from '@/features/catalogue/MoreDates';
import { NextDates } from '@/features/catalogue/NextDates';
import { listLink, nextDatesTexts } from '@/features/catalogue/texts';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useNow } from '@/shared/ui/useNow';

type Props = {
  show: Show;
  isBookable: boolean;
};

/** The other dates of a show's film or market; if none can be bought, the next shows of the kind. */
export function ShowNextDates({ show, isBookable }: Props) {
  const { fallbackRef: heading, withFocus } = useFocusFallback<HTMLHeadingElement>();
  const now = useNow();
  const kind = kindOf(show);
  const read = useList({ showtype: kind }, { isOnce: true });
  const { data: list, retry, cancel, asOf } = read;
  if (!list) {
    return (
      <MoreDates title={nextDatesTexts.title} heading={heading}>
        <Waiting error={read.error} onRetry={withFocus(retry)} onCancel={withFocus(cancel)} />
      </MoreDates>
    );
  }

  const others = otherDates(show, list, now);
  const isSufficient = isBookable ? others.length > 0 : bookableDates(others, now).length > 0;
  const upNext = isSufficient ? [] : nextBookable(list, now, mostSuggestions, show);
  const toList = listLink(kind);
  const toMovie = show.movie && moviePath(show);
  if (isBookable && others.length + upNext.length === 0) return null;
  const hasOthers = others.length > 0;
  const title = hasOthers || upNext.length === 0 ? nextDatesTexts.title : nextDatesTexts.upNext;
  const all = hasOthers && toMovie ? { to: toMovie, label: nextDatesTexts.allOfMovie } : toList;
  const first = hasOthers ? others.slice(0, mostDates) : upNext;
  return (
    <>
      <MoreDates title={title} heading={heading} all={all}>
        <AsOf moment={asOf} />
        {first.length > 0 ? (
          <NextDates shows={first} now={now} isMixed={!hasOthers} />
        ) : (
          <p>{nextDatesTexts.none}</p>
        )}
      </MoreDates>
      {hasOthers && upNext.length > 0 && (
        <MoreDates title={nextDatesTexts.upNext} all={toList}>
          <NextDates shows={upNext} now={now} isMixed />
        </MoreDates>
      )}
    </>
  );
}

type WaitingProps = { error: Read<unknown>['error']; onRetry: () => void; onCancel: () => void };

function Waiting({ error, onRetry, onCancel }: WaitingProps) {
  return (
    <div role="status" className="more-dates-skeleton">
      {error ? (
        <>
          <p>{error.kind === 'cancelled' ? nextDatesTexts.cancelled : nextDatesTexts.failed}</p>
          <Button variant="outline-primary" size="sm" onClick={onRetry}>
            {nextDatesTexts.retry}
          </Button>
        </>
      ) : (
        <>
          <p className="soft">{nextDatesTexts.loading}</p>
          <SlowHint onRetry={onRetry} onCancel={onCancel} />
        </>
      )}
    </div>
  );
}
