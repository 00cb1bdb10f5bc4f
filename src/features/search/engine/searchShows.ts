import MiniSearch from 'minisearch';
import { takesPlace, unavailability, type Unavailability } from '@/domain/availability';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { Show } from '@/domain/entities';
import { groupByDate } from '@/domain/groupByDate';
import { isoDayAt } from '@/domain/isoDays';
import { detailPath, moviePath } from '@/domain/links';
import { readDays } from '@/domain/searchedDays';
import { wordsOf } from '@/domain/searchWords';
import { joinedWords } from './indexedWords';
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
  for (const day of groupByDate(comingShows([...once.values()], now), { from: isoDayAt(now) })) {
    for (const show of day.shows) {
      const subject = subjectOf(show);
      const date = { show, reason: unavailability(show, now) };
      if (isPreferred(date, next.get(subject))) next.set(subject, date);
    }
  }
  return next;
}

type ShowSearch = (text: string) => FoundShow[];

/**
 * Returns a search for films and events by name, or by a day („Sonntag“, „29.11.“) with the date on it. Dates before
 * `now` (epoch ms) are left out; each film or event is found once.
 */
export function createShowSearch(shows: readonly Show[], now: number): ShowSearch {
  const byName = createNameSearch(shows, now);
  return (text) => {
    if (wordsOf(text).length === 0) return [];
    const { days, rest } = readDays(text, now);
    const named = byName(text);
    if (days.length === 0) return named;
    const ofDay = shows.filter((show) => days.every((isOnDay) => isOnDay(show)));
    const search = createNameSearch(ofDay, now);
    const fitting = search(rest);
    // „morgen Kino“: what is on that day, although no name has the other words.
    const found =
      fitting.length > 0 ? fitting : search('').map((show) => ({ ...show, fit: 'partly' as const }));
    const known = new Set(found.map(({ show }) => subjectOf(show)));
    return [...found, ...named.filter(({ show }) => !known.has(subjectOf(show)))];
  };
}

/** Without a word everything is found. */
function createNameSearch(shows: readonly Show[], now: number): ShowSearch {
  const subjects = nextDates(shows, now);
  const index = new MiniSearch<{ id: string; name: string }>({ ...indexRules([]), fields: ['name'] });
  for (const [id, { show }] of subjects) {
    const names = [showName(show), show.showName, show.event?.eventName];
    const own = [...new Set(names)].filter((name) => name !== undefined);
    index.add({ id, name: [...own, ...own.flatMap(joinedWords)].join(' ') });
  }
  const foundAs = (fit: Fit, next: NextDate): FoundShow => ({
    fit,
    name: showName(next.show),
    path: pathOf(next.show),
    ...next,
  });
  return (text) => {
    if (wordsOf(text).length === 0) return [...subjects.values()].map((next) => foundAs('exact', next));
    return rankedSearch(index, text, { name: 1 }).flatMap(({ fit, result }) => {
      const next = subjects.get(String(result.id));
      return next ? [foundAs(fit, next)] : [];
    });
  };
}

function pathOf(show: Show): string {
  return (show.movie && moviePath(show)) ?? detailPath(show);
}
