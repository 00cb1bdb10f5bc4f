import { singleShowEventId } from '@/shop/constants';
import { compareNames, compareTexts } from '@/domain/compareTexts';
import type { Show, ShowKind } from '@/domain/entities';
import { textOfIsoDay } from '@/domain/isoDays';
import { dayOf, daysIn, daysOfShow, orderOf, placeholderOrder, type DayRange } from '@/domain/showDays';
import { showName } from '@/domain/showNames';

export type ShowsOfDay = { date: string; shows: Show[] };

export type ShowsOfTitle = { title: string; shows: Show[] };

export type ProgramHeading = 'movies' | 'automarkt' | 'publicevent' | 'bookSpotNow' | 'flohmarkt';

type Ordered = { show: Show; order: string };

/** By start, then name, then id. */
function ordered(shows: Show[]): Ordered[] {
  return shows
    .map((show) => ({ show, order: orderOf(show) }))
    .toSorted(
      (a, b) =>
        compareTexts(a.order, b.order) ||
        compareNames(showName(a.show), showName(b.show)) ||
        a.show.showId - b.show.showId,
    );
}

function datesIn(show: Show, range: DayRange): readonly string[] {
  return daysOfShow(show).length > 1 ? daysIn(show, range).map(textOfIsoDay) : [dayOf(show)];
}

/**
 * Shows by day, ascending, within a day by time, then name (requirements 2.3); one of several days on each of them within
 * the range. Shows without a real date follow, those of 2099 last and as one group.
 */
export function groupByDate(shows: Show[], range: DayRange = {}): ShowsOfDay[] {
  const groups = new Map<string, ShowsOfDay & { order: string }>();
  for (const { show, order } of ordered(shows)) {
    for (const date of datesIn(show, range)) {
      const key = order === placeholderOrder ? order : date;
      const group = groups.get(key);
      if (group) group.shows.push(show);
      else {
        const isDated = !order.startsWith('Z');
        groups.set(key, { date, shows: [show], order: isDated ? date.split('.').reverse().join('') : order });
      }
    }
  }
  return [...groups.values()]
    .toSorted((a, b) => compareTexts(a.order, b.order))
    .map(({ date, shows: ofDay }) => ({ date, shows: ofDay }));
}

/** Shows by the name of the film or market, in Austrian order, those of one name by start. */
export function groupByTitle(shows: Show[]): ShowsOfTitle[] {
  const groups = new Map<string, ShowsOfTitle>();
  for (const { show } of ordered(shows)) {
    const title = showName(show);
    const group = groups.get(title) ?? { title, shows: [] };
    group.shows.push(show);
    groups.set(title, group);
  }
  return [...groups.values()].toSorted((a, b) => compareNames(a.title, b.title));
}

/** The heading of a list; the single show of event 12 has its own (requirements 2.3). */
export function programHeading(kind: ShowKind, shows: Show[]): ProgramHeading {
  if (kind === 'kino') return 'movies';
  if (kind !== 'flohmarkt') return kind;
  const [only] = shows;
  return shows.length === 1 && only?.event?.eventId === singleShowEventId ? 'bookSpotNow' : 'flohmarkt';
}
