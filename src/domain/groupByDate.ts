import { singleShowEventId } from '@/shop/constants';
import { compareNames, compareTexts } from '@/domain/compareTexts';
import { isPlaceholderDate, sortValue } from '@/domain/dates';
import type { Show, ShowKind } from '@/domain/entities';
import { showName } from '@/domain/showNames';

export type ShowsOfDay = { date: string; shows: Show[] };

export type ShowsOfTitle = { title: string; shows: Show[] };

export type ProgramHeading = 'movies' | 'automarkt' | 'publicevent' | 'bookSpotNow' | 'flohmarkt';

const placeholder = 'ZZ';

/** Cached per show: a list of thousands is grouped again on every keystroke. */
const orders = new WeakMap<Show, string>();

function orderOf(show: Show): string {
  const known = orders.get(show);
  if (known !== undefined) return known;
  const order = isPlaceholderDate(show.date) ? placeholder : sortValue(show);
  orders.set(show, order);
  return order;
}

/** The day under which a show is listed, `DD.MM.YYYY`: from its date, else from `dateISO`. */
export function dayOf(show: Show): string {
  const order = orderOf(show);
  return order.startsWith('Z') ? show.date : `${order.slice(6, 8)}.${order.slice(4, 6)}.${order.slice(0, 4)}`;
}

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

/**
 * Shows by day, ascending, within a day by time, then name (requirements 2.3). Shows without a real date follow, those
 * of 2099 last and as one group.
 */
export function groupByDate(shows: Show[]): ShowsOfDay[] {
  const groups = new Map<string, ShowsOfDay>();
  for (const { show, order } of ordered(shows)) {
    const date = dayOf(show);
    const day = order === placeholder ? placeholder : date;
    const group = groups.get(day) ?? { date, shows: [] };
    group.shows.push(show);
    groups.set(day, group);
  }
  return [...groups.values()];
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
