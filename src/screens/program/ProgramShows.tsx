import { Suspense, useCallback, useState, type ComponentProps, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ShowPlaceholders } from '@/features/shows/ShowPlaceholders';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { useFirstCardsMark } from '@/ui/useFirstCardsMark';
import { useKeptFocus } from '@/ui/useKeptFocus';
import { AsOf } from '@/screens/shared/AsOf';
import { cardHeart } from '@/screens/shared/FilmHeart';
import { isFinding, ProgramFinder } from './ProgramFinder';
import type { Program } from './useProgram';

const NothingToday = lazyPart(async () => (await import('./NothingToday')).NothingToday);
const NothingListed = lazyPart(async () => (await import('./NothingListed')).NothingListed);

type Props = { program: Program; heading?: ComponentProps<typeof ShowsByDate>['heading'] };

/** The shows of a list, or what stands in their place. The finder stays, whatever comes of what it asks for. */
export function ProgramShows({ program, heading, children }: Props & { children?: ReactNode }) {
  const [isSought] = useState(isFinding(program.filter));
  const parts = (
    <>
      <ProgramFinder program={program} isWithPage={isSought}>
        {children}
      </ProgramFinder>
      <Shows program={program} heading={heading} />
    </>
  );
  // Who comes to look for something sees the finder and the list together: the one would push the other down.
  return isSought ? <Suspense fallback={<div className="outline" />}>{parts}</Suspense> : parts;
}

function Shows({ program, heading }: Props) {
  const dispatch = useDispatch();
  const { id, name, listed, shows, empty, asOf, error, load, cancel } = program;
  // The button that was pressed goes, but not who pressed it.
  const { place, keepFocus } = useKeptFocus<HTMLDivElement>();
  useFirstCardsMark(shows !== undefined && shows.length > 0);
  const remind = useCallback((movieId: number) => dispatch(reminderOpened(movieId)), [dispatch]);
  return (
    <>
      <div ref={place} tabIndex={-1}>
        {error && (
          <Notice
            variant="danger"
            title={shows ? programTexts.refreshFailed : failureTitle(error, programTexts.failedTitle)}
            retry={{ label: screenTexts.retry, onRetry: keepFocus(load) }}
          >
            <p>{errorText(error)}</p>
          </Notice>
        )}
      </div>
      <AsOf moment={asOf} />
      {!shows && !error && (
        <ShowPlaceholders
          key={id}
          list={name}
          heading={heading}
          onRetry={keepFocus(load)}
          onCancel={keepFocus(cancel)}
        />
      )}
      <Suspense fallback={<div className="outline" />}>
        {empty === 'today' && <NothingToday program={program} onRemind={remind} />}
        {empty === 'all' && <NothingListed program={program} />}
      </Suspense>
      {shows && shows.length > 0 && (
        <ShowsByDate shows={shows} heading={heading} onRemind={remind} filmExtra={cardHeart} />
      )}
      <Reminder shows={listed ?? []} />
    </>
  );
}
