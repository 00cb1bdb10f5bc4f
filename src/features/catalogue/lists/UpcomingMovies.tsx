import { Suspense, useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/features/catalogue/moviesApi';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { FilmLists } from '@/features/catalogue/lists/FilmLists';
import { ShowsSkeleton } from '@/features/catalogue/cards/ShowsSkeleton';
import { GroupedShows } from '@/features/catalogue/cards/GroupedShows';
import { Reminder } from '@/features/catalogue/reminders/Reminder';
import { reminderOpened, upcomingMoviesSlice } from '@/features/catalogue/upcomingMoviesSlice';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { upcomingTexts } from '@/features/catalogue/upcomingTexts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shared/ui/Failure';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { useNow } from '@/shared/ui/useNow';
import { AsOf } from '@/features/connection/AsOf';
import { cardHeart } from '@/features/account/FilmHeart';
import { ShowsData } from '@/features/catalogue/ShowsData';

const EmptyList = lazyWithRetry(async () => (await import('@/features/catalogue/lists/EmptyList')).EmptyList);
const GenreReminder = lazyWithRetry(
  async () => (await import('@/features/catalogue/reminders/GenreReminder')).GenreReminder,
);

export function UpcomingMovies() {
  const dispatch = useDispatch();
  const {
    movies: read,
    isRead,
    asOf,
    error,
  } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  const movies = comingShows(read, useNow());
  const load = () => dispatch(fetchUpcomingMovies.start());
  useRouteLifecycle('upcoming', load, () => dispatch(fetchUpcomingMovies.reset()));
  const retry = { label: statusTexts.retry, onRetry: load };
  if (error && !isRead) {
    const title = failureTitle(error, upcomingTexts.failedTitle);
    return (
      <Failure
        title={title}
        crumb={upcomingTexts.title}
        text={errorText(error)}
        error={error}
        retry={retry}
      />
    );
  }
  return (
    <>
      <PageMeta title={upcomingTexts.title} description={upcomingTexts.description} />
      <PageHeading>{upcomingTexts.title}</PageHeading>
      {!(isRead && movies.length === 0) && <p className="lead">{upcomingTexts.lead}</p>}
      <FilmLists />
      {error && (
        <RequestNotice variant="danger" title={upcomingTexts.refreshFailed} error={error} retry={retry}>
          <p>{errorText(error)}</p>
        </RequestNotice>
      )}
      <AsOf moment={asOf} />
      {!(isRead && movies.length === 0) && <ByGenre />}
      {isRead ? (
        <Announced movies={movies} />
      ) : (
        <ShowsSkeleton
          list="upcoming"
          label={upcomingTexts.loading}
          onRetry={load}
          onCancel={() => dispatch(fetchUpcomingMovies.cancel())}
        />
      )}
    </>
  );
}

function Announced({ movies }: { movies: Show[] }) {
  const dispatch = useDispatch();
  const remind = useCallback((movieId: number) => dispatch(reminderOpened(movieId)), [dispatch]);
  useFirstCardsMark(movies.length > 0);
  if (movies.length === 0) {
    return (
      <Suspense fallback={<div className="skeleton" />}>
        <EmptyList kind="kino" of="upcoming" />
      </Suspense>
    );
  }
  return (
    <>
      <GroupedShows shows={movies} onRemind={remind} filmExtra={cardHeart} />
      <Reminder shows={movies} />
      <ShowsData shows={movies} />
    </>
  );
}

function ByGenre() {
  const [isByGenre, setIsByGenre] = useState(false);
  return (
    <>
      <div className="actions mb-3">
        <Button variant="outline-primary" aria-haspopup="dialog" onClick={() => setIsByGenre(true)}>
          {upcomingTexts.byGenre}
        </Button>
      </div>
      {isByGenre && (
        <Suspense>
          <GenreReminder onClose={() => setIsByGenre(false)} />
        </Suspense>
      )}
    </>
  );
}
