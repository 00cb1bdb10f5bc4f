import { isPublished } from '../../src/domain/calendarEntry';
import type { Show } from '../../src/domain/entities';
import { orderOf } from '../../src/domain/showDays';
import { stateTexts } from '../../src/features/catalogue/cardTexts';
import { brand } from '../../src/shop/brand';

/** The shows that are published at `now` (epoch ms), each once, by their start. */
export function publishedShows(shows: readonly Show[], now: number): Show[] {
  const byId = new Map(shows.filter((show) => isPublished(show, now)).map((show) => [show.showId, show]));
  return [...byId.values()].toSorted(
    (one, other) => orderOf(one).localeCompare(orderOf(other)) || one.showId - other.showId,
  );
}

/** What a show is called, with the mark of an announcement, which not every program shows otherwise. */
export const marked = ({ announced }: Show, name: string) =>
  announced ? `${stateTexts[announced]}: ${name}` : name;

/** Stays when a show is moved or renamed. */
export const showUid = ({ showId }: Show) => `show-${showId}@${brand.slug}`;
