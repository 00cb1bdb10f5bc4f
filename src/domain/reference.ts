import type { Movie, Show } from '@/domain/entities';
import { isId } from '@/domain/links';

/** How addresses and requests name a show or a film: by id, by URL identifier, or by both. */
export type Reference = { id?: number | undefined; identifier?: string | undefined };

/** Reads the part of an address that names a show or a film (requirements, "Names and addresses"). */
export function parseReference(idOrIdentifier: string): Reference {
  return isId(idOrIdentifier) ? { id: Number(idOrIdentifier) } : { identifier: idOrIdentifier };
}

export function referenceOf(show: Pick<Show, 'showId' | 'urlIdentifier'>): Reference {
  return { id: show.showId, identifier: show.urlIdentifier };
}

/** Whether two references name the same thing. The id decides if one is wanted. */
export function isSameReference(one: Reference, wanted: Reference): boolean {
  return wanted.id === undefined ? one.identifier === wanted.identifier : one.id === wanted.id;
}

/**
 * Whether a show is the wanted one. `requested` is what it was requested by, because the identifier in the response may
 * differ.
 */
export function isShow(show: Show | null, wanted: Reference, requested: Reference = {}): show is Show {
  if (!show) return false;
  return isSameReference(referenceOf(show), wanted) || isSameReference(requested, wanted);
}

/** Whether a film is the wanted one, like `isShow`. */
export function isMovie(movie: Movie | null, wanted: Reference, requested: Reference = {}): movie is Movie {
  if (!movie) return false;
  const own = { id: movie.movieId, identifier: movie.urlIdentifier };
  return isSameReference(own, wanted) || isSameReference(requested, wanted);
}

/** The first listed show with this reference. */
export function listedShow(known: Iterable<Show>, reference: Reference): Show | undefined {
  for (const show of known) if (isShow(show, reference)) return show;
  return undefined;
}

function movieOf({ movie, movieUrlIdentifier }: Show, { id, identifier }: Reference): Movie | undefined {
  if (!movie) return undefined;
  if (isMovie(movie, { id, identifier })) return movie;
  return identifier !== undefined && movieUrlIdentifier === identifier ? movie : undefined;
}

/** A film and its shows as far as they are listed, each show once. */
export function listedMovie(
  known: () => Iterable<Show>,
  reference: Reference,
): { movie: Movie; shows: Show[] } | undefined {
  let movie: Movie | undefined;
  for (const show of known()) {
    movie = movieOf(show, reference);
    if (movie) break;
  }
  if (!movie) return undefined;
  const shows = new Map<number, Show>();
  for (const show of known()) {
    if (show.movie?.movieId === movie.movieId && !shows.has(show.showId)) shows.set(show.showId, show);
  }
  return { movie, shows: [...shows.values()] };
}
