import { unavailability } from './availability';
import { compareTexts } from './compareTexts';
import { isPlaceholderDate, sortValue, startOf } from './dates';
import type { Show } from './entities';

/** More would hide what the page is about; the rest stands in the list. */
export const mostDates = 6;
/** So many of other films or markets: they are a way on, not a programme. */
export const mostSuggestions = 3;

function isSameSubject(one: Show, other: Show): boolean {
  if (one.movie) return one.movie.movieId === other.movie?.movieId;
  return one.event !== undefined && !other.movie && one.event.eventId === other.event?.eventId;
}

const isDated = (show: Show) => !isPlaceholderDate(show.date) && startOf(show) !== undefined;

/** Each show once, by its start. */
function ordered(shows: Show[]): Show[] {
  const unique = new Map<number, Show>();
  for (const show of shows) if (!unique.has(show.showId)) unique.set(show.showId, show);
  return [...unique.values()]
    .map((show) => ({ show, order: sortValue(show) }))
    .toSorted((a, b) => compareTexts(a.order, b.order) || a.show.showId - b.show.showId)
    .map(({ show }) => show);
}

/** The other dates of a show's film or market that are not over at `now` (epoch ms), whatever their state, by start. */
export function otherDates(show: Show, shows: Show[], now: number): Show[] {
  const others = shows.filter((other) => other.showId !== show.showId && isSameSubject(show, other));
  return ordered(others).filter((other) => isDated(other) && unavailability(other, now) !== 'over');
}

/** The shows that can be bought at `now` (epoch ms), by start. */
export function bookableDates(shows: Show[], now: number): Show[] {
  return ordered(shows).filter((show) => unavailability(show, now) === undefined && isDated(show));
}

/** The first `most` of them, other than `show`; 2,000 shows need not all be looked at. */
export function nextBookable(shows: Show[], now: number, most: number, show?: Show): Show[] {
  const next: Show[] = [];
  for (const candidate of ordered(shows)) {
    if (next.length === most) break;
    if (candidate.showId === show?.showId || unavailability(candidate, now) !== undefined) continue;
    if (isDated(candidate)) next.push(candidate);
  }
  return next;
}
