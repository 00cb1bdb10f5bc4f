import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { Show } from '@/domain/entities';
import { bookableDates, mostDates, nextBookable, otherDates } from '@/domain/nextDates';
import { listedShow, type Reference } from '@/domain/reference';
import { MoreDates } from '@/features/catalogue/MoreDates';
import { NextDates } from '@/features/catalogue/NextDates';
import { nextDatesTexts } from '@/features/catalogue/texts';
import { notFoundTexts } from './texts';
import { NotFoundScene } from './NotFoundScene';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ProgrammeLinks } from '@/shop/ui/ProgrammeLinks';
import { useNow } from '@/shared/ui/useNow';
import { SearchBox } from './SearchBox';
import { lazySection } from '@/shared/ui/lazySection';
import { useKnownAsOf, useKnownShows } from '@/features/catalogue/useKnownShows';
import { AsOf } from '@/features/connection/AsOf';

type Props = { missing: 'page' | 'show' };

const NearestPages = lazySection(
  async () => (await import('./NearestPages')).NearestPages,
  'src/features/search/NearestPages.tsx',
);

/** Not found, with alternatives. */
export function NotFound({ missing }: Props) {
  return missing === 'show' ? <MissingShow /> : <MissingPage />;
}

function MissingPage() {
  const { pathname } = useLocation();
  return (
    <State missing="page">
      <NearestPages pathname={pathname} />
      <SearchBox />
    </State>
  );
}

function MissingShow() {
  const { shows, isSameName, now } = useOtherDates();
  const asOf = useKnownAsOf((show) => shows.includes(show));
  if (shows.length === 0) return <State missing="show" />;
  return (
    <>
      <State missing="show" isShort />
      <MoreDates title={isSameName ? nextDatesTexts.title : nextDatesTexts.upNext}>
        <AsOf moment={asOf} />
        <NextDates shows={shows} now={now} isMixed={!isSameName} isNamed />
      </MoreDates>
    </>
  );
}

function State({ missing, isShort, children }: Props & { isShort?: boolean; children?: ReactNode }) {
  const { title, lead } = notFoundTexts[missing];
  return (
    <>
      <PageMeta title={title} noindex />
      <div className={isShort ? 'state state-short not-found' : 'state not-found'}>
        <NotFoundScene />
        <div>
          <PageHeading>{title}</PageHeading>
          <p>{lead}</p>
          {children}
          <ProgrammeLinks />
        </div>
      </div>
    </>
  );
}

/** The show that was not found. The navigation state may be from an older version of the shop. */
function missingReference(state: unknown): Reference | undefined {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return undefined;
  const { missing } = state;
  if (typeof missing !== 'object' || missing === null) return undefined;
  const { id, identifier } = missing as Record<string, unknown>;
  if (typeof id === 'number') return { id };
  return typeof identifier === 'string' ? { identifier } : undefined;
}

type Dates = { shows: Show[]; isSameName: boolean; now: number };

/** Other dates of the film or market of the missing show, else the next ones. */
function useOtherDates(): Dates {
  const location = useLocation();
  const now = useNow();
  const known = useKnownShows();
  const reference = missingReference(location.state);
  const missingShow = reference && listedShow(known(), reference);
  const others = missingShow
    ? bookableDates(otherDates(missingShow, known(), now), now).slice(0, mostDates)
    : [];
  const isSameName = others.length > 0;
  const shows = isSameName ? others : nextBookable(known(), now, mostDates, missingShow);
  return { shows, isSameName, now };
}
