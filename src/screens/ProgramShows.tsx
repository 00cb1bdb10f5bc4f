import { useDispatch } from 'react-redux';
import { OffSeason } from '@/features/shows/OffSeason';
import { ShowPlaceholders } from '@/features/shows/ShowPlaceholders';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { Notice } from '@/ui/Notice';
import type { Program } from './useProgram';

/** The shows of a list, or what stands in their place. */
export function ProgramShows({ program }: { program: Program }) {
  const dispatch = useDispatch();
  const { id, kind, shows, isOffSeason, error, load, cancel } = program;
  if (!shows && !error) return <ShowPlaceholders key={id} onRetry={load} onCancel={cancel} />;
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
      {shows && shows.length > 0 && (
        <ShowsByDate shows={shows} onRemind={(movieId) => dispatch(reminderOpened(movieId))} />
      )}
      <Reminder shows={shows ?? []} />
    </>
  );
}
