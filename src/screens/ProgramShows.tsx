import { Suspense, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import { ShowPlaceholders } from '@/features/shows/ShowPlaceholders';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { OffSeason } from './OffSeason';
import { ProgramFinder } from './ProgramFinder';
import type { Program } from './useProgram';

const NothingToday = lazyPart(async () => (await import('./NothingToday')).NothingToday);

/** The shows of a list, or what stands in their place. The finder stays, whatever comes of what it asks for. */
export function ProgramShows({ program, children }: { program: Program; children?: ReactNode }) {
  return (
    <>
      <ProgramFinder program={program}>{children}</ProgramFinder>
      <Shows program={program} />
    </>
  );
}

function Shows({ program }: { program: Program }) {
  const dispatch = useDispatch();
  const { id, kind, listed, shows, isOffSeason, isNothingToday, error, load, cancel } = program;
  if (!shows && !error) return <ShowPlaceholders key={id} onRetry={load} onCancel={cancel} />;
  const remind = (movieId: number) => dispatch(reminderOpened(movieId));
  return (
    <>
      {error && (
        <Notice
          variant="danger"
          title={shows ? programTexts.refreshFailed : programTexts.failedTitle}
          retry={{ label: screenTexts.retry, onRetry: load }}
        >
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {isOffSeason && <OffSeason kind={kind} />}
      {isNothingToday && (
        <Suspense>
          <NothingToday program={program} onRemind={remind} />
        </Suspense>
      )}
      {shows && shows.length > 0 && <ShowsByDate shows={shows} onRemind={remind} />}
      <Reminder shows={listed ?? []} />
    </>
  );
}
