import { useDispatch, useSelector } from 'react-redux';
import { fetchMovie } from '@/features/catalogue/moviesApi';
import { paths } from '@/shared/config/paths';
import { isMovie, listedMovie, parseReference } from '@/domain/reference';
import { movieOpened, movieSlice } from '@/features/catalogue/movieSlice';
import { isGone } from '@/shared/request/errors';
import { errorText, failureTitle } from '@/shared/request/errorTexts';
import { statusTexts } from '@/shared/ui/texts';
import { movieTexts } from '@/features/booking/filmTexts';
import { showTexts } from '@/features/catalogue/showTexts';
import { Failure } from '@/shared/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useRouteLifecycle } from '@/shared/ui/useRouteLifecycle';
import { useKnownAsOf, useKnownShows } from '@/features/catalogue/useKnownShows';
import { DetailSkeleton } from '@/features/booking/DetailSkeleton';
import { MovieDetails } from './MovieDetails';
import { OtherReading } from './OtherReading';

type Root = Parameters<typeof movieSlice.selectors.selectErrorOf>[0];

type Props = {
  /** The id or identifier in the address. */
  wanted: string;
};

/** A film and its dates: first the data of lists, then its own response. */
export function MovieLoader({ wanted }: Props) {
  const dispatch = useDispatch();
  const reference = parseReference(wanted);
  const own = useSelector(movieSlice.selectors.selectMovie);
  const error = useSelector((root: Root) => movieSlice.selectors.selectErrorOf(root, reference));
  const known = useKnownShows();
  const open = () => dispatch(movieOpened(reference));
  const cancel = () => dispatch(fetchMovie.cancel());
  useRouteLifecycle(wanted, open, () => dispatch(fetchMovie.reset()));

  const isUnknown = error !== null && isGone(error);
  const { movie, shows } = own;
  const isComplete = isMovie(movie, reference, own.reference);
  const film = isComplete ? { movie, shows } : listedMovie(known, reference);
  const listedAsOf = useKnownAsOf((show) => show.movie?.movieId === film?.movie.movieId);
  if (film && !isUnknown) {
    return (
      <MovieDetails
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
        crumb={movieTexts.title}
        text={errorText(error)}
        error={error}
        retry={isUnknown ? undefined : { label: statusTexts.retry, onRetry: open }}
        noindex={isUnknown}
      >
        <LinkButton to={paths.program.to()} variant={isUnknown ? 'primary' : 'outline-primary'}>
          {showTexts.toProgram}
        </LinkButton>
      </Failure>
    );
    return isUnknown ? <OtherReading>{failure}</OtherReading> : failure;
  }
  return (
    <DetailSkeleton title={movieTexts.title} label={movieTexts.loading} onRetry={open} onCancel={cancel} />
  );
}
