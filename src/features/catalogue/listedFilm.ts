import type { MovieReference } from './moviesApi';
import type { Movie, Show } from '@/domain/entities';
import { isMovie } from './movieSlice';

function filmOf({ movie, movieUrlIdentifier }: Show, reference: MovieReference): Movie | undefined {
  const { movieIdentifier } = reference;
  if (!movie) return undefined;
  if (isMovie({ movie, reference: {} }, reference)) return movie;
  return movieIdentifier !== undefined && movieUrlIdentifier === movieIdentifier ? movie : undefined;
}

/** A film and its shows as far as they are listed, each show once. */
export function listedFilm(
  known: () => Iterable<Show>,
  reference: MovieReference,
): { movie: Movie; shows: Show[] } | undefined {
  let movie: Movie | undefined;
  for (const show of known()) {
    movie = filmOf(show, reference);
    if (movie) break;
  }
  if (!movie) return undefined;
  const shows = new Map<number, Show>();
  for (const show of known()) {
    if (show.movie?.movieId === movie.movieId && !shows.has(show.showId)) shows.set(show.showId, show);
  }
  return { movie, shows: [...shows.values()] };
}
