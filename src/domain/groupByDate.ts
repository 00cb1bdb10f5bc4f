import { singleShowEventId } from '@/shared/config/constants';
import { compareNames, compareTexts } from '@/domain/compareTexts';
import { isPlaceholderDate, sortValue } from '@/domain/dates';
import type { Show, ShowKind } from '@/domain/entities';
import { showName } from '@/domain/showNames';

export type ShowsOfDay = { date: string; shows: Show[] };

export type ProgramHeading = 'movies' | 'automarkt' | 'publicevent' | 'bookSpotNow' | 'flohmarkt';

const placeholder = 'ZZ';

/** Worked out once for each show: a list of thousands is filtered and grouped with every letter that is typed. */
const orders = new WeakMap<Show, string>();

function orderOf(show: Show): string {
  const known = orders.get(show);
  if (known !== undefined) return known;
  const order = isPlaceholderDate(show.date) ? placeholder : sortValue(show);
  orders.set(show, order);
  return order;
}

/** The day that a show is listed under, `DD.MM.YYYY`: that of its printed date, else of `dateISO`. */
export function dayOf(show: Show): string {
  const order = orderOf(show);
  return order.startsWith('Z') ? show.date : `${order.slice(6, 8)}.${order.slice(4, 6)}.${order.slice(0, 4)}`;
}

/**
 * Shows by day, days ascending, within a day by time, then name (requirements 2.3). After the dated days
 * come shows without a real date, last those of 2099, which are one group.
 */
export function groupByDate(shows: Show[]): ShowsOfDay[] {
  const ordered = shows
    .map((show) => ({ show, order: orderOf(show) }))
    .toSorted(
      (a, b) =>
        compareTexts(a.order, b.order) ||
        compareNames(showName(a.show), showName(b.show)) ||
        a.show.showId - b.show.showId,
    );
  const groups = new Map<string, ShowsOfDay>();
  for (const { show, order } of ordered) {
    const date = dayOf(show);
    const day = order === placeholder ? placeholder : date;
    const group = groups.get(day) ?? { date, shows: [] };
    group.shows.push(show);
    groups.set(day, group);
  }
  return [...groups.values()];
}

/** Which heading a programme has; the single show of event 12 has one of its own (requirements 2.3). */
export function programHeading(kind: ShowKind, shows: Show[]): ProgramHeading {
  if (kind === 'kino') return 'movies';
  if (kind !== 'flohmarkt') return kind;
  const [only] = shows;
  return shows.length === 1 && only?.event?.eventId === singleShowEventId ? 'bookSpotNow' : 'flohmarkt';
}
