import { useDispatch, useSelector } from 'react-redux';
import { fetchShows } from '@/features/catalogue/showsApi';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { nextBookable } from '@/domain/nextDates';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { AsOf } from '@/features/connection/AsOf';
import { useNow } from '@/shared/ui/useNow';
import { comingUpTexts as texts } from './homeTexts';
import { Button } from '@/shared/ui/Button';
import { SlowHint } from '@/shared/ui/SlowHint';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { SectionDates } from './SectionDates';

/** One request for all kinds: a second request for a list would abort the first. */
const wholeProgram = {};
const id = listId(wholeProgram);

function isAnyBookable(shows: Show[], now: number): boolean {
  const ofSections = shows.filter((show) => ['kino', 'flohmarkt'].includes(kindOf(show)));
  return nextBookable(ofSections, now, 1).length > 0;
}

/** Each section keeps its space and its link in every state of the request. */
export function ComingUp() {
  const dispatch = useDispatch();
  const now = useNow();
  const { fallbackRef: heading, withFocus } = useFocusFallback<HTMLHeadingElement>();
  const shows = useSelector(listsSlice.selectors.selectLists)[id];
  const asOf = useSelector(listsSlice.selectors.selectAsOf)[id];
  const error = useSelector(listsSlice.selectors.selectErrors)[id];
  const load = () => dispatch(fetchShows.start(wholeProgram));
  const cancel = () => dispatch(fetchShows.cancel());
  useRouteLifecycle(id, load, () => dispatch(fetchShows.reset()));
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
            <Button variant="outline-primary" size="sm" onClick={withFocus(load)}>
              {texts.retry}
            </Button>
          </>
        )}
        {!error && !shows && <p>{texts.loading}</p>}
        {!error && shows && isAnyBookable(shows, now) && <p>{texts.lead}</p>}
        {!error && !shows && <SlowHint onRetry={withFocus(load)} onCancel={withFocus(cancel)} />}
      </div>
      <AsOf moment={asOf} />
      <div className="home-sections">
        <SectionDates kind="kino" theme="dark" shows={shows} isLoading={!error} />
        <SectionDates kind="flohmarkt" theme="light" shows={shows} isLoading={!error} />
      </div>
    </section>
  );
}
