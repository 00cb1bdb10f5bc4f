import { ownerFacts } from '@/shop/ownerFacts';
import { nextText } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { bookableDates } from '@/domain/nextDates';
import { placeText } from '@/domain/venues';
import { RouteButton } from '@/features/catalogue/RouteButton';
import { useNow } from '@/shared/ui/useNow';
import { routeSketchTexts as texts } from './livePartTexts';
import { usePageList } from './pageLists';
import { ReadPart } from './ReadPart';
import { RouteDrawing } from './RouteDrawing';

/** Above the dates of the same list. */
export function RouteSketch({ of }: { of: keyof typeof texts.sketches }) {
  const list = usePageList(of);
  return (
    <div className="page-sketch">
      <RouteDrawing to={of} />
      <ReadPart read={list} texts={texts} isSecond>
        {(shows) => <NextVenue shows={shows} />}
      </ReadPart>
    </div>
  );
}

function NextVenue({ shows }: { shows: Show[] }) {
  const now = useNow();
  const next = bookableDates(shows, now).find((show) => placeText(show, ownerFacts));
  const place = next && placeText(next, ownerFacts);
  if (!next || place === undefined) return <p>{texts.noVenue}</p>;
  return (
    <>
      <p>{texts.next(nextText(next, now), place)}</p>
      <RouteButton show={next} label={texts.plan} />
    </>
  );
}
