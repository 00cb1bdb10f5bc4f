import { comingShows } from '@/domain/comingShows';
import { isPlaceholderDate } from '@/domain/dates';
import type { Movie, Show } from '@/domain/entities';
import { bookableDates, otherDates } from '@/domain/nextDates';

export type ListedFilm = {
  movie: Movie;
  /** Links to the film's page. */
  show: Show;
  /** The next date that can be bought, else the next date. */
  next: Show | undefined;
  isAnnounced: boolean;
};

/** The shows of a list that was read anew; of those known before only the ones that such a list leaves out. */
export function* currentShows(list: Show[], known: Iterable<Show>): Generator<Show> {
  yield* list;
  for (const show of known) if (show.upcoming || !show.publicAvailable) yield show;
}

/** The listed films with these ids, at `now` (epoch ms). The first entry of a film counts. */
export function listedFilms(shows: Iterable<Show>, ids: readonly number[], now: number) {
  const byFilm = new Map<number, Show[]>(ids.map((id) => [id, []]));
  for (const show of shows) {
    if (show.movie) byFilm.get(show.movie.movieId)?.push(show);
  }
  const films = new Map<number, ListedFilm>();
  for (const [id, all] of byFilm) {
    const [show] = all;
    if (!show?.movie) continue;
    const coming = comingShows(all, now);
    const next = bookableDates(coming, now)[0] ?? otherDates({ ...show, showId: -1 }, coming, now)[0];
    const isAnnounced = coming.some(({ date }) => isPlaceholderDate(date));
    films.set(id, { movie: show.movie, show, next, isAnnounced });
  }
  return films;
}
