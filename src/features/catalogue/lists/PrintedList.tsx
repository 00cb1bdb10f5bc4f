import { useLocation, useSearchParams } from 'react-router-dom';
import type { Show } from '@/domain/entities';
import { withFilter } from '@/domain/filterChange';
import { momentText } from '@/domain/momentText';
import { readFilter, type ProgramFilter } from '@/domain/programFilter';
import { placeText } from '@/features/catalogue/cardTexts';
import { printedListTexts as texts } from '@/features/catalogue/listTexts';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { Button } from '@/shared/ui/Button';
import { QrCode } from '@/shared/ui/QrCode';
import { usePrintTime } from '@/shared/ui/usePrintTime';
import { useRootClass } from '@/shared/ui/useRootClass';
import { queryText } from '@/shop/route';
import './printedList.scss';

const everything = { day: true, genre: true, films: true };

/** The query of a list: what filters it, without the month view, campaigns and what else an address may have. */
function listQuery(filter: ProgramFilter, prebooking: string | null): string {
  const kept = new URLSearchParams(prebooking === null ? {} : { prebooking });
  return queryText(withFilter(kept, { ...filter, isMonthOpen: false }));
}

/** What only the paper has of a list (the rest is `printedList.scss`), and the button that prints it. */
export function PrintedList({ shows }: { shows: Show[] }) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const filter = readFilter(search, everything);
  const now = usePrintTime();
  const [place, ...others] = new Set(shows.map(placeText));
  // A row may have language and age of its film beside the place.
  const isOnePlace = others.length === 0 && place === (shows[0]?.location ?? '');
  useRootClass('with-printed-list');
  useRootClass('with-one-place', isOnePlace);
  useRootClass('with-list-by-title', filter.order === 'title');
  return (
    <>
      <Button variant="outline-primary" onClick={() => window.print()}>
        {texts.print}
      </Button>
      <QrCode
        address={siteOrigin() + pathname + listQuery(filter, search.get('prebooking'))}
        label={texts.page}
      >
        {isOnePlace && place && <p>{texts.place(place)}</p>}
        <p>{texts.asOf(momentText(now))}</p>
      </QrCode>
    </>
  );
}
