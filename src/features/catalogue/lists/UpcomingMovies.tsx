import { Suspense, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { FilmLists } from '@/features/catalogue/lists/FilmLists';
import { ShowsSkeleton } from '@/features/catalogue/cards/ShowsSkeleton';
import { GroupedShows } from '@/features/catalogue/cards/GroupedShows';
import { Reminder } from '@/features/catalogue/reminders/Reminder';
import { reminderOpened } from '@/features/catalogue/upcomingMoviesSlice';
import { useUpcoming } from '@/features/catalogue/useUpcoming';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { upcomingTexts } from '@/features/catalogue/upcomingTexts';
import { Button } from '@/shared/ui/Button';
import { Failure } from '@/shop/ui/Failure';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { RequestNotice } from '@/shared/ui/RequestNotice';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useNow } from '@/shared/ui/useNow';
import { AsOf } from '@/features/connection/AsOf';
import { cardHeart } from '@/features/account/FilmHeart';
import { ShowsData } from '@/features/catalogue/ShowsData';

const EmptyList = lazyWithRetry(async () => (await import('@/features/catalogue/lists/EmptyList')).EmptyList);
const GenreReminder = lazyWithRetry(
  async () => (await import('@/features/catalogue/reminders/GenreReminder')).GenreReminder,
);

export function UpcomingMovies() {
  const { data, error, asOf, retry: load, cancel } = useUpcoming();
  const now = useNow();
  const movies = data && comingShows(data.movies, now);
  const isEmpty = movies?.length === 0;
  const retry = { label: statusTexts.retry, onRetry: load };
  if (error && !movies) {
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
      {!isEmpty && <p className="lead">{upcomingTexts.lead}</p>}
      <FilmLists />
      {error && (
        <RequestNotice variant="danger" title={upcomingTexts.refreshFailed} error={error} retry={retry}>
          <p>{errorText(error)}</p>
        </RequestNotice>
      )}
      <AsOf moment={asOf} />
      {!isEmpty && <ByGenre />}
      {movies ? (
        <Announced movies={movies} />
      ) : (
        <ShowsSkeleton list="upcoming" label={upcomingTexts.loading} onRetry={load} onCancel={cancel} />
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
