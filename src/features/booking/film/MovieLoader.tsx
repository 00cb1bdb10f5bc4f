import { fetchMovie } from '@/features/catalogue/detailApi';
import { paths } from '@/shop/paths';
import { listedMovie, parseReference } from '@/domain/reference';
import { ReadFailure } from '@/features/connection/ReadPage';
import { movieSlice } from '@/features/catalogue/movieSlice';
import { isGone } from '@/shared/request/errors';
import { errorText } from '@/shared/request/errorTexts';
import { movieTexts } from '@/features/booking/texts';
import { showTexts } from '@/features/catalogue/texts';
import { Failure } from '@/shop/ui/Failure';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useRead } from '@/shared/request/useRead';
import { useKnownAsOf, useKnownShows } from '@/features/catalogue/useKnownShows';
import { DetailSkeleton } from '@/features/booking/show/DetailSkeleton';
import { MovieDetails } from './MovieDetails';
import { OtherReading } from './OtherReading';

type Props = {
  /** The id or identifier in the address. */
  wanted: string;
};

/** A film and its dates: first the data of lists, then its own response. */
export function MovieLoader({ wanted }: Props) {
  const reference = parseReference(wanted);
  // Not requested again while what is loaded is new (requirements, "Detail fetching").
  const read = useRead(fetchMovie, reference, movieSlice.selectors.selectMovie, { isOnce: true });
  const { data: own, error, retry: open, cancel } = read;
  const known = useKnownShows();
  const isUnknown = error !== null && isGone(error);
  const film = own ?? listedMovie(known, reference);
  const listedAsOf = useKnownAsOf((show) => show.movie?.movieId === film?.movie.movieId);
  if (film && !isUnknown) {
    return (
      <MovieDetails
        key={film.movie.movieId}
        path={paths.movie.to({ movieIdentifier: wanted })}
        movie={film.movie}
        shows={film.shows}
        read={read}
        asOf={own ? undefined : listedAsOf}
      />
    );
  }
  if (error && isUnknown) {
    return (
      <OtherReading>
        <Failure
          title={movieTexts.notFoundTitle}
          crumb={movieTexts.title}
          text={errorText(error)}
          error={error}
          noindex
        >
          <LinkButton to={paths.program.to()}>{showTexts.toProgram}</LinkButton>
        </Failure>
      </OtherReading>
    );
  }
  if (error) {
    return (
      <ReadFailure error={error} retry={open} title={movieTexts.failedTitle} crumb={movieTexts.title}>
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {showTexts.toProgram}
        </LinkButton>
      </ReadFailure>
    );
  }
  return (
    <DetailSkeleton title={movieTexts.title} label={movieTexts.loading} onRetry={open} onCancel={cancel} />
  );
}
