import { Suspense, useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { FilmLists } from './FilmLists';
import { ListPrint } from './ListPrint';
import { ShowsSkeleton } from '@/features/catalogue/cards/ShowsSkeleton';
import { GroupedShows } from '@/features/catalogue/GroupedShows';
import { Reminder } from '@/features/catalogue/Reminder';
import { reminderOpened } from '@/features/catalogue/upcomingMoviesSlice';
import { useUpcoming } from '@/features/catalogue/useList';
import { upcomingTexts } from '@/features/catalogue/listTexts';
import { Button } from '@/shared/ui/Button';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { useFirstCardsMark } from '@/shared/ui/useFirstCardsMark';
import { useNow } from '@/shared/ui/useNow';
import { ReadPage } from '@/features/connection/ReadPage';
import { cardHeart } from '@/features/account/FilmHeart';
import { ShowsData } from '@/features/catalogue/ShowsData';

const EmptyList = lazyWithRetry(async () => (await import('@/features/catalogue/lists/EmptyList')).EmptyList);
const GenreReminder = lazyWithRetry(
  async () => (await import('@/features/catalogue/reminders/GenreReminder')).GenreReminder,
);

export function UpcomingMovies() {
  const read = useUpcoming();
  const now = useNow();
  const { retry, cancel } = read;
  const data = read.data && comingShows(read.data.movies, now);
  const isEmpty = data?.length === 0;
  return (
    <ReadPage
      read={{ ...read, data }}
      texts={upcomingTexts}
      crumb={upcomingTexts.title}
      head={
        <>
          <PageMeta title={upcomingTexts.title} description={upcomingTexts.description} />
          <PageHeading>{upcomingTexts.title}</PageHeading>
          {!isEmpty && <p className="lead">{upcomingTexts.lead}</p>}
          <FilmLists />
        </>
      }
      skeleton={
        <>
          <ByGenre />
          <ShowsSkeleton list="upcoming" label={upcomingTexts.loading} onRetry={retry} onCancel={cancel} />
        </>
      }
    >
      {(movies) => (
        <>
          {!isEmpty && <ByGenre />}
          <Announced movies={movies} />
        </>
      )}
    </ReadPage>
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
      <ListPrint shows={movies} />
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
