import type { Show } from '@/domain/entities';

/** A film's shows as its own page lists them: no card leads to the page that it stands on. */
export function ownDates(shows: Show[]): Show[] {
  return shows.map((show) => ({
    ...show,
    movie: show.movie && { ...show.movie, urlIdentifier: undefined },
    movieUrlIdentifier: undefined,
    countFutureShowsForMovie: 0,
    displayMoviePageBeforeShowDetail: false,
  }));
}
