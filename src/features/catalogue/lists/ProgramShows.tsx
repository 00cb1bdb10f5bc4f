import { Suspense, useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ShowsSkeleton } from '@/features/catalogue/cards/ShowsSkeleton';
import { GroupedShows } from '@/features/catalogue/GroupedShows';
import { Reminder } from '@/features/catalogue/Reminder';
import { reminderOpened } from '@/features/catalogue/upcomingMoviesSlice';
import { programTexts } from '@/features/catalogue/programTexts';
import { LazyBoundary } from '@/shared/ui/LazyBoundary';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { ReadNotice } from '@/shared/ui/RequestNotice';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useFocusFallback } from '@/shared/ui/useFocusFallback';
import { AsOf } from '@/features/connection/AsOf';
import { cardHeart } from '@/features/account/FilmHeart';
import { isFinding, ProgramFinder } from '@/features/catalogue/finder/ProgramFinder';
import { ListPrint } from './ListPrint';
import type { Program } from './useProgram';

const DateStrip = lazyWithRetry(
  async () => (await import('@/features/catalogue/finder/DateStrip')).DateStrip,
);
const NothingToday = lazyWithRetry(async () => (await import('./NothingToday')).NothingToday);
const NothingListed = lazyWithRetry(async () => (await import('./EmptyList')).NothingListed);

type Props = { program: Program; heading?: ComponentProps<typeof GroupedShows>['heading'] };

/** The shows of a list, or its loading, error or empty state. The finder stays in every state. */
export function ProgramShows({ program, heading, children }: Props & { children?: ReactNode }) {
  const [isFinderUsed] = useState(isFinding(program.filter));
  const { shows } = program;
  const parts = (
    <>
      <ProgramFinder program={program} isWithPage={isFinderUsed}>
        {children}
      </ProgramFinder>
      {program.offers.day && !program.empty && (shows || !program.error) && (
        <div className={shows ? 'date-strip-room' : 'date-strip-room skeleton-block'}>
          {shows && (
            <LazyBoundary renderFailure={() => null}>
              {/* New with the shows: in an older one, the deferred list would wait for the strip's code. */}
              <Suspense>
                <DateStrip program={program} />
              </Suspense>
            </LazyBoundary>
          )}
        </div>
      )}
      <Shows program={program} heading={heading} />
    </>
  );
  // With a filter in the address, finder and list appear together: otherwise the finder would shift the list.
  return isFinderUsed ? <Suspense fallback={<div className="skeleton" />}>{parts}</Suspense> : parts;
}

function Shows({ program, heading }: Props) {
  const dispatch = useDispatch();
  const { id, name, kind, filter, listed, shows, days, empty, asOf, error, retry, cancel } = program;
  const texts = programTexts(kind);
  const { fallbackRef, withFocus } = useFocusFallback<HTMLDivElement>();
  useFirstCardsMark(shows !== undefined && shows.length > 0);
  const remind = useCallback((movieId: number) => dispatch(reminderOpened(movieId)), [dispatch]);
  return (
    <>
      <div ref={fallbackRef} tabIndex={-1}>
        {error && (
          <ReadNotice
            error={error}
            retry={withFocus(retry)}
            title={shows ? texts.refreshFailed : texts.failedTitle}
          />
        )}
      </div>
      <AsOf moment={asOf} />
      {!shows && !error && (
        <ShowsSkeleton
          key={id}
          list={name}
          label={texts.loading}
          heading={heading}
          onRetry={withFocus(retry)}
          onCancel={withFocus(cancel)}
        />
      )}
      <Suspense fallback={<div className="skeleton" />}>
        {empty === 'today' && <NothingToday program={program} onRemind={remind} />}
        {empty === 'all' && <NothingListed program={program} />}
      </Suspense>
      {shows && shows.length > 0 && (
        <>
          <GroupedShows
            shows={shows}
            days={days}
            isByTitle={filter.order === 'title'}
            heading={heading}
            onRemind={remind}
            filmExtra={cardHeart}
          />
          <ListPrint shows={shows} />
        </>
      )}
      <Reminder shows={listed ?? []} />
    </>
  );
}
