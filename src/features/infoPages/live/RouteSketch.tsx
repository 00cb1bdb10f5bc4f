import { dayAndTime } from '@/domain/dateTexts';
import type { Show } from '@/domain/entities';
import { bookableDates } from '@/domain/nextDates';
import { useNow } from '@/shared/ui/useNow';
import { routeSketchTexts as texts } from '@/features/infoPages/livePartTexts';
import { usePageList } from './PageListsProvider';
import { ReadState } from './ReadState';
import { RouteDrawing } from './RouteDrawing';

/** Opens in a new page; nothing is requested before. */
const routePlannerAddress = 'https://www.openstreetmap.org/search?query=';

export function RouteSketch({ of }: { of: keyof typeof texts.sketches }) {
  const list = usePageList(of);
  return (
    <div className="page-sketch">
      <RouteDrawing to={of} />
      <ReadState status={list} texts={texts}>
        {(shows) => <NextVenue shows={shows} />}
      </ReadState>
    </div>
  );
}

function NextVenue({ shows }: { shows: Show[] }) {
  const now = useNow();
  const next = bookableDates(shows, now).find(({ location }) => location !== undefined);
  if (!next?.location) return <p>{texts.noVenue}</p>;
  return (
    <>
      <p>{texts.next(dayAndTime(next), next.location)}</p>
      <a
        className="btn btn-outline-primary"
        href={routePlannerAddress + encodeURIComponent(next.location)}
        target="_blank"
        rel="noopener"
      >
        {texts.plan}
        <span className="visually-hidden"> {texts.newWindow}</span>
      </a>
    </>
  );
}
