import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { fetchMovie } from '@/api/movies';
import { paths } from '@/config/paths';
import { moviePicture } from '@/domain/showNames';
import { movieReference } from '@/features/movie/movieReference';
import { isMovie, movieOpened, movieSlice } from '@/features/movie/movieSlice';
import { ownDates } from '@/features/movie/ownDates';
import { MovieFacts } from '@/features/show/ShowFacts';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { showsSlice } from '@/features/shows/showsSlice';
import { Reminder } from '@/features/upcomingMovies/Reminder';
import { reminderOpened } from '@/features/upcomingMovies/upcomingMoviesSlice';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { movieTexts, showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Picture } from '@/ui/Picture';
import { useOpened } from '@/ui/useOpened';
import '@/styles/detail.scss';

/** A film and all its dates. */
export function MovieScreen() {
  const dispatch = useDispatch();
  const { movieIdentifier, name } = useParams();
  const wanted = movieIdentifier ?? name ?? '';
  const known = useSelector(movieSlice.selectors.selectMovie);
  const { movie, shows, error } = known;
  const reference = movieReference(wanted);
  const listed = useSelector(showsSlice.selectors.selectShows).find((show) =>
    isMovie({ movie: show.movie ?? null, reference: {} }, reference),
  );
  const open = () => dispatch(movieOpened(reference));
  useOpened(wanted, open, () => dispatch(fetchMovie.reset()));

  if (error) {
    const isUnknown = error.kind === 'notFound';
    return (
      <Failure
        title={isUnknown ? movieTexts.notFoundTitle : failureTitle(error, movieTexts.failedTitle)}
        text={errorText(error)}
        retry={isUnknown ? undefined : { label: screenTexts.retry, onRetry: open }}
        noindex={isUnknown}
      >
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {showTexts.toProgram}
        </LinkButton>
      </Failure>
    );
  }
  if (!movie || !isMovie(known, reference)) {
    return (
      <Loading
        title={listed?.movie?.movieName ?? movieTexts.title}
        label={movieTexts.loading}
        texts={screenTexts}
        onRetry={open}
        onCancel={() => dispatch(fetchMovie.cancel())}
      />
    );
  }
  return (
    <>
      <PageMeta title={movie.movieName} description={movieTexts.description(movie.movieName)} />
      <article className="detail">
        <div className="detail-facts">
          <Picture path={moviePicture(movie)} alt="" name={movie.movieName} shape="poster" eager />
          <div className="detail-head">
            <PageHeading>{movie.movieName}</PageHeading>
          </div>
          <div className="detail-text">
            <MovieFacts movie={movie} />
          </div>
        </div>
      </article>
      <h2 className="mt-section">{movieTexts.dates}</h2>
      {shows.length === 0 ? (
        <p>{movieTexts.noDates}</p>
      ) : (
        <ShowsByDate shows={ownDates(shows)} onRemind={(movieId) => dispatch(reminderOpened(movieId))} />
      )}
      <Reminder shows={shows} />
    </>
  );
}
