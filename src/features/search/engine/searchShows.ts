import MiniSearch from 'minisearch';
import { unavailability, type Unavailability } from '@/domain/availability';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { detailPath, moviePath } from '@/domain/links';
import { indexRules, rankedSearch, type Fit } from './searchRules';
import { showName } from '@/domain/showNames';

/** A film or an event of the programme that fits a text, by one of its dates. */
export type FoundShow = {
  fit: Fit;
  name: string;
  path: string;
  show: Show;
  /** Why it cannot be booked, where no other date can either. */
  reason: Unavailability | undefined;
};

type NextDate = Pick<FoundShow, 'show' | 'reason'>;

/** What the dates of one film or one event have in common. */
function subjectOf(show: Show): string {
  if (show.movie) return `film ${show.movie.movieId}`;
  return show.event ? `event ${show.event.eventId}` : `${kindOf(show)} ${showName(show)}`;
}

/** Before others goes what can be booked; a day on which the market is closed is hardly a date. */
function isPreferred({ reason }: NextDate, known: NextDate | undefined): boolean {
  if (!known) return true;
  if (known.reason === undefined) return false;
  return reason === undefined || (known.reason === 'closed' && reason !== 'closed');
}

/**
 * The date of each film and event that concerns a visitor at `now` (epoch ms): the first that can be booked, else the
 * first that is not closed. The first word on each show counts.
 */
function nextDates(shows: readonly Show[], now: number): Map<string, NextDate> {
  const once = new Map<number, Show>();
  for (const show of shows) if (!once.has(show.showId)) once.set(show.showId, show);
  const next = new Map<string, NextDate>();
  for (const day of groupByDate(comingShows([...once.values()], now))) {
    for (const show of day.shows) {
      const subject = subjectOf(show);
      const date = { show, reason: unavailability(show, now) };
      if (isPreferred(date, next.get(subject))) next.set(subject, date);
    }
  }
  return next;
}

/**
 * Makes the films and events of a programme findable by their names, with the tolerance of the whole search. What is over
 * at `now` (epoch ms) is left out; a film or event with many dates is found once.
 */
export function createShowSearch(shows: readonly Show[], now: number): (text: string) => FoundShow[] {
  const subjects = nextDates(shows, now);
  const index = new MiniSearch<{ id: string; name: string }>({ ...indexRules([]), fields: ['name'] });
  for (const [id, { show }] of subjects) {
    const names = [showName(show), show.showName, show.event?.eventName];
    index.add({ id, name: [...new Set(names)].filter(Boolean).join(' ') });
  }
  return (text) =>
    rankedSearch(index, text, { name: 1 }).flatMap(({ fit, result }) => {
      const next = subjects.get(String(result.id));
      return next ? [{ fit, name: showName(next.show), path: pathOf(next.show), ...next }] : [];
    });
}

function pathOf(show: Show): string {
  return (show.movie && moviePath(show)) ?? detailPath(show);
}
