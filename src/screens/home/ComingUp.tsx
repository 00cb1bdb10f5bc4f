import { useDispatch, useSelector } from 'react-redux';
import { fetchShows } from '@/api/shows';
import { kindOf } from '@/domain/cards';
import type { Show } from '@/domain/entities';
import { nextBookable } from '@/domain/nextDates';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import { AsOf } from '@/screens/shared/AsOf';
import { useNow } from '@/ui/useNow';
import { comingUpTexts as texts } from '@/texts/home';
import { screenTexts } from '@/texts/frame';
import { Button } from '@/ui/Button';
import { SlowHint } from '@/ui/SlowHint';
import { useFirstCardsMark } from '@/ui/useFirstCardsMark';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { useOpened } from '@/ui/useOpened';
import { WorldDates } from './WorldDates';

/** All kinds at once: of two calls for a list the later one would end the other. */
const wholeProgram = {};
const id = listId(wholeProgram);

/** Whether either world has a date that can be booked at `now` (epoch ms). */
function isAnyBookable(shows: Show[], now: number): boolean {
  const ofWorlds = shows.filter((show) => ['kino', 'flohmarkt'].includes(kindOf(show)));
  return nextBookable(ofWorlds, now, 1).length > 0;
}

/** What is on next in both worlds. Whatever comes of the call, each world keeps its place and its way on. */
export function ComingUp() {
  const dispatch = useDispatch();
  const now = useNow();
  const { place: heading, keepFocus } = useKeptFocus<HTMLHeadingElement>();
  const shows = useSelector(listsSlice.selectors.selectLists)[id];
  const asOf = useSelector(listsSlice.selectors.selectAsOf)[id];
  const error = useSelector(listsSlice.selectors.selectErrors)[id];
  const load = () => dispatch(fetchShows.start(wholeProgram));
  const cancel = () => dispatch(fetchShows.cancel());
  useOpened(id, load, () => dispatch(fetchShows.reset()));
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
            <Button variant="outline-primary" size="sm" onClick={keepFocus(load)}>
              {texts.retry}
            </Button>
          </>
        )}
        {!error && !shows && <p>{texts.loading}</p>}
        {!error && shows && isAnyBookable(shows, now) && <p>{texts.lead}</p>}
        {!error && !shows && (
          <SlowHint texts={screenTexts} onRetry={keepFocus(load)} onCancel={keepFocus(cancel)} />
        )}
      </div>
      <AsOf moment={asOf} />
      <div className="worlds">
        <WorldDates kind="kino" theme="dark" shows={shows} isAwaited={!error} />
        <WorldDates kind="flohmarkt" theme="light" shows={shows} isAwaited={!error} />
      </div>
    </section>
  );
}
