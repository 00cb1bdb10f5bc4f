import MiniSearch from 'minisearch';
import { takesPlace, unavailability, type Unavailability } from '@/domain/availability';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { detailPath, moviePath } from '@/domain/links';
import { indexRules, rankedSearch, type Fit } from './searchRules';
import { showName } from '@/domain/showNames';

export type FoundShow = {
  fit: Fit;
  name: string;
  path: string;
  show: Show;
  /** Why no date can be booked. */
  reason: Unavailability | undefined;
};

type NextDate = Pick<FoundShow, 'show' | 'reason'>;

function subjectOf(show: Show): string {
  if (show.movie) return `film ${show.movie.movieId}`;
  return show.event ? `event ${show.event.eventId}` : `${kindOf(show)} ${showName(show)}`;
}

/** A date on sale is preferred; one that does not take place comes last. */
function isPreferred({ reason }: NextDate, known: NextDate | undefined): boolean {
  if (!known) return true;
  if (known.reason === undefined) return false;
  return reason === undefined || (!takesPlace(known.reason) && takesPlace(reason));
}

/**
 * For each film and event, the first date on sale after `now` (epoch ms), else the first that takes place. If
 * a show is listed twice, the first entry counts.
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
 * Returns a search for films and events by name. Dates before `now` (epoch ms) are left out; each film or event
 * is found once.
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
