import type { Movie, Show } from '@/domain/entities';
import type { MovieReference } from '@/api/movies';
import { isMovie } from './movieSlice';

/** A film as far as lists tell of it: itself, and those of its shows that stand there, each once. */
export function listedFilm(
  known: Show[],
  reference: MovieReference,
): { movie: Movie; shows: Show[] } | undefined {
  const { movieIdentifier } = reference;
  const movie = known.find(
    ({ movie = null, movieUrlIdentifier }) =>
      isMovie({ movie, reference: {} }, reference) ||
      (movie && movieIdentifier !== undefined && movieUrlIdentifier === movieIdentifier),
  )?.movie;
  if (!movie) return undefined;
  const shows = new Map<number, Show>();
  for (const show of known) {
    if (show.movie?.movieId === movie.movieId && !shows.has(show.showId)) shows.set(show.showId, show);
  }
  return { movie, shows: [...shows.values()] };
}
