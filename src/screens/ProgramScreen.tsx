import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useSearchParams } from 'react-router-dom';
import { fetchShows } from '@/api/shows';
import type { ShowKind } from '@/domain/entities';
import { programHeading } from '@/domain/groupByDate';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import { OffSeason } from '@/features/shows/OffSeason';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { programHeadings, programMeta, programTexts } from '@/texts/program';
import { Failure } from '@/ui/Failure';
import { Loading } from '@/ui/Loading';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';

const ReminderModal = lazy(async () => ({
  default: (await import('@/features/upcomingMovies/ReminderModal')).ReminderModal,
}));

/** The shows of one kind, by date. */
export function ProgramScreen({ kind }: { kind: ShowKind }) {
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const prebooking = search.get('prebooking') ?? undefined;
  const id = listId({ showtype: kind, prebooking });
  const shows = useSelector(listsSlice.selectors.selectLists)[id];
  const error = useSelector(listsSlice.selectors.selectError);
  const [remindOf, setRemindOf] = useState<number>();

  const closeReminder = useCallback(() => setRemindOf(undefined), []);
  const load = () => dispatch(fetchShows.start({ showtype: kind, prebooking }));
  useEffect(() => {
    dispatch(fetchShows.start({ showtype: kind, prebooking }));
    return () => {
      dispatch(fetchShows.reset());
    };
  }, [dispatch, kind, prebooking]);

  const retry = { label: screenTexts.retry, onRetry: load };
  return (
    <>
      <PageMeta {...programMeta[kind]} />
      {shows ? (
        <>
          <PageHeading>{programHeadings[programHeading(kind, shows)]}</PageHeading>
          {error && (
            <Notice variant="danger" title={programTexts.refreshFailed} retry={retry}>
              <p>{errorText(error)}</p>
            </Notice>
          )}
          {shows.length === 0 ? (
            <OffSeason ofMarket={pathname.includes('flohmarkt')} />
          ) : (
            <ShowsByDate shows={shows} onRemind={setRemindOf} />
          )}
        </>
      ) : error ? (
        <Failure title={programTexts.failedTitle} text={errorText(error)} retry={retry} />
      ) : (
        <Loading
          label={programTexts.loading}
          texts={screenTexts}
          onRetry={load}
          onCancel={() => dispatch(fetchShows.cancel())}
        />
      )}
      {remindOf !== undefined && (
        <Suspense>
          <ReminderModal movieId={remindOf} shows={shows ?? []} onClose={closeReminder} />
        </Suspense>
      )}
    </>
  );
}
