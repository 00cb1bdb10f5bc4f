import { findPages } from './engine/searchPages';
import type { FoundPage } from './engine/searchPage';
import { fits } from './engine/searchRules';
import type { FoundShow } from './engine/searchShows';

export type Found = { show: FoundShow; page?: never } | { page: FoundPage; show?: never };

/** Results of both searches, best fit first; within a fit, shows come before pages. */
export function findAll(text: string, searchShows: (text: string) => FoundShow[]): Found[] {
  const shows = searchShows(text).map((show) => ({ order: 2 * fits[show.fit], found: { show } }));
  const pages = findPages(text).map(({ fit, page }) => ({ order: 2 * fits[fit] + 1, found: { page } }));
  return [...shows, ...pages].toSorted((one, other) => one.order - other.order).map(({ found }) => found);
}

/** Stable when the programme is loaded again. */
export const keyOf = ({ show, page }: Found) => (show ? `show ${show.show.showId}` : page.address);

/** Keeps the results with `keys` at their position, then new shows, then the other pages. */
export function keepShownOrder(keys: readonly string[], found: readonly Found[]): Found[] {
  const positions = new Map(keys.map((key, position) => [key, position]));
  const positionOf = (item: Found) => positions.get(keyOf(item)) ?? keys.length + (item.show ? 0 : 1);
  return found.toSorted((one, other) => positionOf(one) - positionOf(other));
}
