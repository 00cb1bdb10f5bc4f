import { Suspense, useCallback, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fetchUpcomingMovies } from '@/api/movies';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { FilmLists } from '@/features/shows/FilmLists';
import { ShowPlaceholders } from '@/features/shows/ShowPlaceholders';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened, upcomingMoviesSlice } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { upcomingTexts } from '@/texts/upcoming';
import { Button } from '@/ui/Button';
import { Failure } from '@/ui/Failure';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { useFirstCardsMark } from '@/ui/useFirstCardsMark';
import { useOpened } from '@/ui/useOpened';
import { useNow } from '@/ui/useNow';
import { AsOf } from './shared/AsOf';
import { cardHeart } from './shared/FilmHeart';
import { ShowsData } from './shared/ShowsData';

const EmptyList = lazyPart(async () => (await import('./program/EmptyList')).EmptyList);
const GenreReminder = lazyPart(
  async () => (await import('@/features/upcomingMovies/GenreReminder')).GenreReminder,
);

/** The films that are announced, with a date or without one. */
export function UpcomingScreen() {
  const dispatch = useDispatch();
  const {
    movies: read,
    isRead,
    asOf,
    error,
  } = useSelector(upcomingMoviesSlice.selectors.selectUpcomingMovies);
  const movies = comingShows(read, useNow());
  const load = () => dispatch(fetchUpcomingMovies.start());
  useOpened('upcoming', load, () => dispatch(fetchUpcomingMovies.reset()));
  const retry = { label: screenTexts.retry, onRetry: load };
  if (error && !isRead) {
    const title = failureTitle(error, upcomingTexts.failedTitle);
    return <Failure title={title} text={errorText(error)} retry={retry} />;
  }
  return (
    <>
      <PageMeta title={upcomingTexts.title} description={upcomingTexts.description} />
      <PageHeading>{upcomingTexts.title}</PageHeading>
      {!(isRead && movies.length === 0) && <p className="lead">{upcomingTexts.lead}</p>}
      <FilmLists />
      {error && (
        <Notice variant="danger" title={upcomingTexts.refreshFailed} retry={retry}>
          <p>{errorText(error)}</p>
        </Notice>
      )}
      <AsOf moment={asOf} />
      {!(isRead && movies.length === 0) && <ByGenre />}
      {isRead ? (
        <Announced movies={movies} />
      ) : (
        <ShowPlaceholders
          list="upcoming"
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
      <Suspense fallback={<div className="outline" />}>
        <EmptyList kind="kino" of="upcoming" />
      </Suspense>
    );
  }
  return (
    <>
      <ShowsByDate shows={movies} onRemind={remind} filmExtra={cardHeart} />
      <Reminder shows={movies} />
      <ShowsData shows={movies} />
    </>
  );
}

/** The way to a reminder of a favourite genre, in its place before the films come. */
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
