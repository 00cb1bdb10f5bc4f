import type { Show } from '../../../src/domain/entities';
import { leftOf } from './stock';
import type { SandboxDatabase, ShowRecord } from './types';

const isPlaceholder = (show: ShowRecord) => new Date(show.start).getFullYear() >= 2098;

/** In the off-season only announced shows exist. */
export function existingShows(database: SandboxDatabase): ShowRecord[] {
  return database.scenario === 'winter' ? database.shows.filter(({ upcoming }) => upcoming) : database.shows;
}

/** Listed shows that are not over; those before their sale with `prebooking` only. */
export function currentShows(database: SandboxDatabase, withPrebooking: boolean): ShowRecord[] {
  if (database.scenario === 'winter') return [];
  return database.shows.filter(
    ({ listed, end, publicAvailable }) =>
      listed && end > database.now() && (publicAvailable || withPrebooking),
  );
}

export function upcomingShows(database: SandboxDatabase): ShowRecord[] {
  return database.shows.filter(({ upcoming }) => upcoming);
}

export function laterShows(database: SandboxDatabase, show: ShowRecord): number {
  if (show.movieId === undefined || isPlaceholder(show)) return 0;
  return currentShows(database, false).filter(
    (other) => other.movieId === show.movieId && other.start > show.start && !isPlaceholder(other),
  ).length;
}

const onSiteOnly = 13;
const closed = [174, 175];

/** Message for the visitor when a show cannot be bought; undefined when it can. */
export function refusalFor(database: SandboxDatabase, show: ShowRecord): string | undefined {
  if (!currentShows(database, true).includes(show) || isPlaceholder(show))
    return 'Diese Vorstellung ist nicht mehr buchbar.';
  if (show.futureSales) return 'Der Verkauf für diese Vorstellung hat noch nicht begonnen.';
  if (show.showId === onSiteOnly) return 'Standplätze gibt es hier nur vor Ort.';
  if (closed.includes(show.showId)) return 'Dieser Markt ist geschlossen.';
  return leftOf(database, show) <= 0 ? 'Diese Vorstellung ist leider ausverkauft.' : undefined;
}

export function showTypeOf(database: SandboxDatabase, show: ShowRecord): NonNullable<Show['showType']> {
  return show.kind === 'kino' && show.end <= database.now() ? 'kino_past' : show.kind;
}
