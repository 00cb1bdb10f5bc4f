import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useParams } from 'react-router-dom';
import { fetchMovie } from '@/api/movies';
import { paths } from '@/config/paths';
import { moviePicture } from '@/domain/showNames';
import { isMovie, movieOpened, movieReference, movieSlice } from '@/features/movie/movieSlice';
import { MovieFacts } from '@/features/show/ShowFacts';
import { ShowsByDate } from '@/features/shows/ShowsByDate';
import { errorText } from '@/texts/errors';
import { screenTexts } from '@/texts/frame';
import { movieTexts, showTexts } from '@/texts/show';
import { Failure } from '@/ui/Failure';
import { LinkButton } from '@/ui/LinkButton';
import { Loading } from '@/ui/Loading';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { Picture } from '@/ui/Picture';

/** A film and all its dates. */
export function MovieScreen() {
  const dispatch = useDispatch();
  const { movieIdentifier, name } = useParams();
  const wanted = movieIdentifier ?? name ?? '';
  const { movie, shows, error } = useSelector(movieSlice.selectors.selectMovie);
  const open = () => dispatch(movieOpened(movieReference(wanted)));
  useEffect(() => {
    dispatch(movieOpened(movieReference(wanted)));
    return () => {
      dispatch(fetchMovie.reset());
    };
  }, [dispatch, wanted]);

  if (error) {
    const isUnknown = error.kind === 'notFound';
    return (
      <Failure
        title={isUnknown ? movieTexts.notFoundTitle : movieTexts.failedTitle}
        text={errorText(error)}
        retry={isUnknown ? undefined : { label: screenTexts.retry, onRetry: open }}
      >
        <LinkButton to={paths.program.to()} variant="outline-primary">
          {showTexts.toProgram}
        </LinkButton>
      </Failure>
    );
  }
  if (!isMovie(movie, movieReference(wanted))) {
    return (
      <Loading
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
        <Picture path={moviePicture(movie)} alt="" shape="poster" eager />
        <div>
          <PageHeading>{movie.movieName}</PageHeading>
          <MovieFacts movie={movie} />
        </div>
      </article>
      <h2 className="mt-section">{movieTexts.dates}</h2>
      {shows.length === 0 ? <p>{movieTexts.noDates}</p> : <ShowsByDate shows={shows} />}
    </>
  );
}
