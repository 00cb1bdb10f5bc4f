import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { nextBookable } from '@/domain/nextDates';
import { useList, wholeProgram } from '@/features/catalogue/useList';
import { AsOf } from '@/features/connection/AsOf';
import { useNow } from '@/shared/ui/useNow';
import { comingUpTexts as texts } from './homeTexts';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { SectionDates } from './SectionDates';

function isAnyBookable(shows: Show[], now: number): boolean {
  const ofSections = shows.filter((show) => ['kino', 'flohmarkt'].includes(kindOf(show)));
  return nextBookable(ofSections, now, 1).length > 0;
}

/** Each section keeps its space and its link in every state of the request. */
export function ComingUp() {
  const now = useNow();
  const { fallbackRef: heading, withFocus } = useFocusFallback<HTMLHeadingElement>();
  const { data: shows, asOf, error, retry, cancel } = useList(wholeProgram);
  useFirstCardsMark(shows !== undefined && isAnyBookable(shows, now));
  const failed = shows ? texts.refreshFailed : texts.failed;
  return (
    <section className="coming-up" aria-labelledby="als-naechstes">
      <h2 id="als-naechstes" ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <div role="status" className="coming-up-state">
        {error && (
          <>
            <p>{error.kind === 'cancelled' ? texts.cancelled : failed}</p>
            <Button variant="outline-primary" size="sm" onClick={withFocus(retry)}>
              {texts.retry}
            </Button>
          </>
        )}
        {!error && !shows && <p>{texts.loading}</p>}
        {!error && shows && isAnyBookable(shows, now) && <p>{texts.lead}</p>}
        {!error && !shows && <SlowHint onRetry={withFocus(retry)} onCancel={withFocus(cancel)} />}
      </div>
      <AsOf moment={asOf} />
      <div className="home-sections">
        <SectionDates kind="kino" theme="dark" shows={shows} isLoading={!error} />
        <SectionDates kind="flohmarkt" theme="light" shows={shows} isLoading={!error} />
      </div>
    </section>
  );
}
