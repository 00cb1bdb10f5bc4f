import type { Show } from '@/domain/entities';

/** A film's shows without links to the film's own page, which lists them. */
export function ownDates(shows: Show[]): Show[] {
  return shows.map((show) => ({
    ...show,
    movie: show.movie && { ...show.movie, urlIdentifier: undefined },
    movieUrlIdentifier: undefined,
    countFutureShowsForMovie: 0,
    displayMoviePageBeforeShowDetail: false,
  }));
}
