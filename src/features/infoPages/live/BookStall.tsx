import { paths } from '@/shop/paths';
import { dayAndTime, untilText } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { showPath } from '@/domain/links';
import { bookableDates } from '@/domain/nextDates';
import { isRunning } from '@/domain/showDays';
import { showName } from '@/domain/showNames';
import { sellerTexts } from '@/features/cart/texts';
import { bookStallTexts as texts } from './livePartTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useNow } from '@/shared/ui/useNow';
import { usePageList } from './pageLists';
import { NoMarket } from './NoMarket';
import { ReadPart } from './ReadPart';

/** From a list for sellers to the booking of the next market, and to the calculator. */
export function BookStall() {
  const list = usePageList('flohmarkt');
  return (
    <section className="page-book" aria-label={texts.label}>
      <ReadPart read={list} texts={texts}>
        {(shows) => <Next shows={shows} />}
      </ReadPart>
    </section>
  );
}

function Next({ shows }: { shows: Show[] }) {
  const now = useNow();
  const [next] = bookableDates(shows, now);
  if (!next) return <NoMarket shows={shows} now={now} />;
  const when = isRunning(next, now) ? texts.running(untilText(next)) : dayAndTime(next);
  return (
    <>
      <p>
        <span>{`${texts.next}: `}</span>
        <strong>{[showName(next), when, next.location].filter(Boolean).join(', ')}</strong>
      </p>
      <div className="actions">
        <LinkButton to={showPath(next)} variant="outline-primary">
          {texts.book}
        </LinkButton>
        <LinkButton to={paths.stallFees.to()} variant="outline-primary">
          {sellerTexts.calculator}
        </LinkButton>
      </div>
    </>
  );
}
