import { unavailability } from './availability';
import { compareTexts } from './compareTexts';
import { isPlaceholderDate, sortValue, startOf } from './dates';
import type { Show } from './entities';

/** More would distract from the page's subject; the list shows the rest. */
export const mostDates = 6;
export const mostSuggestions = 3;
/** Further dates of a show that was just booked: about a month of Sundays. */
export const mostFollowing = 4;

function isSameSubject(one: Show, other: Show): boolean {
  if (one.movie) return one.movie.movieId === other.movie?.movieId;
  return one.event !== undefined && !other.movie && one.event.eventId === other.event?.eventId;
}

const isDated = (show: Show) => !isPlaceholderDate(show.date) && startOf(show) !== undefined;

/** Each show once: only the first entry with an id counts, even if it does not match. */
function fitting(shows: Iterable<Show>, fits: (show: Show) => boolean): Show[] {
  const seen = new Set<number>();
  const kept: Show[] = [];
  for (const show of shows) {
    if (seen.has(show.showId)) continue;
    seen.add(show.showId);
    if (fits(show)) kept.push(show);
  }
  return kept;
}

function byStart(shows: Show[]): Show[] {
  return shows
    .map((show) => ({ show, order: sortValue(show) }))
    .toSorted((a, b) => compareTexts(a.order, b.order) || a.show.showId - b.show.showId)
    .map(({ show }) => show);
}

/** Other dates of the film or market, not over at `now` (epoch ms), by start; the first entry of a show counts. */
export function otherDates(show: Show, shows: Iterable<Show>, now: number): Show[] {
  const isOther = (other: Show) =>
    other.showId !== show.showId &&
    isSameSubject(show, other) &&
    isDated(other) &&
    unavailability(other, now) !== 'over';
  return byStart(fitting(shows, isOther));
}

/** The shows that can be bought at `now` (epoch ms), by start. The first entry of each show counts. */
export function bookableDates(shows: Iterable<Show>, now: number): Show[] {
  return byStart(fitting(shows, (show) => isDated(show) && unavailability(show, now) === undefined));
}

/** The first `most` shows that can be bought at `now` (epoch ms), other than `show`. */
export function nextBookable(shows: Iterable<Show>, now: number, most: number, show?: Show): Show[] {
  const others = bookableDates(shows, now).filter(({ showId }) => showId !== show?.showId);
  return others.slice(0, most);
}

/** The dates of a show's film or market after it, also those that cannot be bought at `now` (epoch ms). */
export function laterDates(show: Show, shows: Iterable<Show>, now: number): Show[] {
  const order = sortValue(show);
  return otherDates(show, shows, now).filter((other) => compareTexts(sortValue(other), order) > 0);
}

/** The first `most` dates of a show's film or market after it that can be bought at `now` (epoch ms). */
export function followingDates(show: Show, shows: Iterable<Show>, now: number, most: number): Show[] {
  return bookableDates(laterDates(show, shows, now), now).slice(0, most);
}
