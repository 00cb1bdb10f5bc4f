import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { fetchMovie } from '@/api/movies';
import { paths } from '@/config/paths';
import { cartFlow } from '@/features/cart/cartFlow';
import { movieFlow } from '@/features/movie/movieFlow';
import { showFlow } from '@/features/show/showFlow';
import { listedFilm } from '@/features/movie/listedFilm';
import { movieReference } from '@/features/movie/movieReference';
import { isMovie, movieOpened, movieSlice } from '@/features/movie/movieSlice';
import { isGone } from '@/request/errors';
import { errorText, failureTitle } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { movieTexts, showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { useOpened } from '@/ui/useOpened';
import { MoviePage } from './movie/MoviePage';
import { DetailOutline } from './shared/DetailOutline';
import { OtherReading } from './shared/OtherReading';
import { useKnownAsOf } from './shared/useKnownAsOf';
import { useKnownShows } from './shared/useKnownShows';
import '@/styles/detail.scss';

export const flows = [cartFlow, movieFlow, showFlow];

type Root = Parameters<typeof movieSlice.selectors.selectErrorOf>[0];

/** A film and all its dates: at once what the lists know of it, then its own answer. */
export function MovieScreen() {
  const dispatch = useDispatch();
  const { movieIdentifier, name } = useParams();
  const wanted = movieIdentifier ?? name ?? '';
  const reference = movieReference(wanted);
  const own = useSelector(movieSlice.selectors.selectMovie);
  const error = useSelector((root: Root) => movieSlice.selectors.selectErrorOf(root, reference));
  const known = useKnownShows();
  const open = () => dispatch(movieOpened(reference));
  const cancel = () => dispatch(fetchMovie.cancel());
  useOpened(wanted, open, () => dispatch(fetchMovie.reset()));

  const isUnknown = error !== null && isGone(error);
  const { movie, shows } = own;
  const isComplete = movie !== null && isMovie(own, reference);
  const film = isComplete ? { movie, shows } : listedFilm(known, reference);
  const listedAsOf = useKnownAsOf((show) => show.movie?.movieId === film?.movie.movieId);
  if (film && !isUnknown) {
    return (
      <MoviePage
        key={film.movie.movieId}
        path={paths.movie.to({ movieIdentifier: wanted })}
        {...film}
        isComplete={isComplete}
        asOf={isComplete ? undefined : listedAsOf}
        error={error}
        onRetry={open}
        onCancel={cancel}
      />
    );
  }
  if (error) {
    const failure = (
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
    return isUnknown ? <OtherReading>{failure}</OtherReading> : failure;
  }
  return (
    <DetailOutline title={movieTexts.title} label={movieTexts.loading} onRetry={open} onCancel={cancel} />
  );
}
