import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { fetchShows } from '@/api/shows';
import type { ShowKind } from '@/domain/entities';
import { programHeading } from '@/domain/groupByDate';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import { OffSeason } from '@/features/shows/OffSeason';
import { ShowPlaceholders } from '@/features/shows/ShowPlaceholders';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programHeadings, programMeta, programTexts } from '@/texts/program';
import { Failure } from '@/ui/Failure';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useOpened } from '@/ui/useOpened';

/** The shows of one kind, by date. */
export function ProgramScreen({ kind }: { kind: ShowKind }) {
  const dispatch = useDispatch();
  const [search] = useSearchParams();
  const prebooking = search.get('prebooking') ?? undefined;
  const id = listId({ showtype: kind, prebooking });
  const shows = useSelector(listsSlice.selectors.selectLists)[id];
  const error = useSelector(listsSlice.selectors.selectError);

  const load = () => dispatch(fetchShows.start({ showtype: kind, prebooking }));
  useOpened(id, load, () => dispatch(fetchShows.reset()));

  const retry = { label: screenTexts.retry, onRetry: load };
  if (error && !shows) {
    const title = failureTitle(error, programTexts.failedTitle);
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  return (
    <>
      <PageMeta {...programMeta[kind]} />
      <PageHeading>{programHeadings[programHeading(kind, shows ?? [])]}</PageHeading>
      {error && (
        <Notice variant="danger" title={programTexts.refreshFailed} retry={retry}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      {!shows ? (
        <ShowPlaceholders key={id} onRetry={load} onCancel={() => dispatch(fetchShows.cancel())} />
      ) : shows.length === 0 ? (
        <OffSeason kind={kind} />
      ) : (
        <ShowsByDate shows={shows} onRemind={(movieId) => dispatch(reminderOpened(movieId))} />
      )}
      <Reminder shows={shows ?? []} />
    </>
  );
}
