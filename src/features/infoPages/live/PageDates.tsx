import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { mostDates, nextBookable } from '@/domain/nextDates';
import { NextDates } from '@/features/catalogue/NextDates';
import { useNow } from '@/shared/ui/useNow';
import { pageDatesTexts } from './livePartTexts';
import { Link } from '@/shared/ui/Link';
import { pageLists, usePageList, type PageListName } from './pageLists';
import { ReadPart } from './ReadPart';

export function PageDates({ of }: { of: PageListName }) {
  const list = usePageList(of);
  return (
    <div className="page-dates">
      <ReadPart read={list} texts={pageDatesTexts}>
        {(shows) => <Dates shows={shows} none={pageDatesTexts.lists[of].none} />}
      </ReadPart>
      <p>
        <Link to={pageLists[of].all} className="lone-link">
          {pageDatesTexts.lists[of].all}
        </Link>
      </p>
    </div>
  );
}

function Dates({ shows, none }: { shows: Show[]; none: string }) {
  const now = useNow();
  const dates = nextBookable(shows, now, mostDates);
  if (dates.length > 0) return <NextDates shows={dates} now={now} isMixed />;
  const isListed = comingShows(shows, now).length > 0;
  return <p className="page-empty">{isListed ? pageDatesTexts.noneOnSale : none}</p>;
}
