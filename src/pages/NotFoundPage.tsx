import { Navigate, useLocation, type Location } from 'react-router-dom';
import type { ShowReference } from '@/features/catalogue/calls';
import { paths } from '@/shared/config/paths';
import { intendedAddress } from '@/features/search/intendedAddress';
import { nextAddress } from '@/domain/addressReadings';
import { bookableDates, mostDates, nextBookable, otherDates } from '@/domain/nextDates';
import { movieModule } from '@/features/catalogue/movieModule';
import { listedShow } from '@/features/booking/listedShow';
import { MoreDates } from '@/features/catalogue/cards/MoreDates';
import { NextDates } from '@/features/catalogue/cards/NextDates';
import { nextDatesTexts } from '@/features/catalogue/detailTexts';
import { notFoundTexts } from '@/shared/config/pageTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { NotFoundScene } from '@/features/search/NotFoundScene';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useNow } from '@/shared/ui/useNow';
import { SearchBox } from '@/features/search/SearchBox';
import { lazySection } from '@/shared/ui/lazySection';
import { useKnownShows } from '@/features/catalogue/useKnownShows';
import '@/features/search/notFound.scss';

export const modules = [movieModule];

type Props = { missing: 'page' | 'show' };

const NearestPages = lazySection(
  async () => (await import('@/features/search/NearestPages')).NearestPages,
  'src/features/search/NearestPages.tsx',
);

/** Leads to the page that an address means which nobody knows as it was typed; otherwise says that there is nothing. */
export function NotFoundPage({ missing }: Props) {
  const location = useLocation() as Location<unknown>;
  const from = missing === 'show' && missingAddress(location.state);
  const meant = from ? nextAddress(from) : missing === 'page' && intendedAddress(location);
  return meant ? (
    <Navigate to={meant} state={missing === 'page' ? location.state : null} replace />
  ) : (
    <Nothing missing={missing} />
  );
}

/** An address that leads nowhere, shown under that address, and where a show that is gone leads to. */
function Nothing({ missing }: Props) {
  const { pathname } = useLocation();
  const { title, lead } = notFoundTexts[missing];
  return (
    <>
      <PageMeta title={title} noindex />
      <div className="state not-found">
        <NotFoundScene />
        <div>
          <PageHeading>{title}</PageHeading>
          <p>{lead}</p>
          {missing === 'page' && <NearestPages pathname={pathname} />}
          {missing === 'page' && <SearchBox />}
          <div className="actions">
            <LinkButton to={paths.program.to()}>{notFoundTexts.toProgram}</LinkButton>
            <LinkButton to={paths.flohmarktProgram.to()} variant="outline-primary">
              {notFoundTexts.toFlohmarkt}
            </LinkButton>
          </div>
        </div>
      </div>
      {missing === 'show' && <Instead />}
    </>
  );
}

/** Which show the visitor was sent here for; the history's entry may be of an older version of the shop. */
function missingReference(state: unknown): ShowReference | undefined {
  if (typeof state !== 'object' || state === null || !('missing' in state)) return undefined;
  const { missing } = state;
  if (typeof missing !== 'object' || missing === null) return undefined;
  const { showId, showIdentifier } = missing as Record<string, unknown>;
  if (typeof showId === 'number') return { showId };
  return typeof showIdentifier === 'string' ? { showIdentifier } : undefined;
}

/** The address at which it was looked for, by the same entry. */
function missingAddress(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('from' in state)) return undefined;
  return typeof state.from === 'string' ? state.from : undefined;
}

/** What the lists know to take its place: other dates of the same film or market, else what is on next. */
function Instead() {
  const location = useLocation();
  const now = useNow();
  const known = useKnownShows();
  const reference = missingReference(location.state);
  const gone = reference && listedShow(known(), reference);
  const others = gone ? bookableDates(otherDates(gone, known(), now), now).slice(0, mostDates) : [];
  const isHelped = others.length > 0;
  const shows = isHelped ? others : nextBookable(known(), now, mostDates, gone);
  if (shows.length === 0) return null;
  return (
    <MoreDates title={isHelped ? nextDatesTexts.title : nextDatesTexts.upNext}>
      <NextDates shows={shows} now={now} isMixed={!isHelped} isNamed />
    </MoreDates>
  );
}
