import type { Show } from '../../../src/domain/entities';
import { leftOf } from './stock';
import type { SandboxDatabase, ShowRecord } from './types';

const isPlaceholder = (show: ShowRecord) => new Date(show.start).getFullYear() >= 2098;

/** Shows that exist just now: in winter none but the announced ones. */
export function existingShows(database: SandboxDatabase): ShowRecord[] {
  return database.scenario === 'winter' ? database.shows.filter(({ upcoming }) => upcoming) : database.shows;
}

/** Shows of the programme: listed, not over; those before their sale with `prebooking` only. */
export function currentShows(database: SandboxDatabase, withPrebooking: boolean): ShowRecord[] {
  if (database.scenario === 'winter') return [];
  return database.shows.filter(
    ({ listed, end, publicAvailable }) =>
      listed && end > database.now() && (publicAvailable || withPrebooking),
  );
}

/** Announced films, with a date or without one. */
export function upcomingShows(database: SandboxDatabase): ShowRecord[] {
  return database.shows.filter(({ upcoming }) => upcoming);
}

/** How many later shows of the same film a visitor could still go to. */
export function laterShows(database: SandboxDatabase, show: ShowRecord): number {
  if (show.movieId === undefined || isPlaceholder(show)) return 0;
  return currentShows(database, false).filter(
    (other) => other.movieId === show.movieId && other.start > show.start && !isPlaceholder(other),
  ).length;
}

const onSiteOnly = 13;
const closed = [174, 175];

/** Why a show cannot be bought now, in words for the visitor; nothing where it can. */
export function refusalFor(database: SandboxDatabase, show: ShowRecord): string | undefined {
  if (!currentShows(database, true).includes(show) || isPlaceholder(show))
    return 'Diese Vorstellung ist nicht mehr buchbar.';
  if (show.futureSales) return 'Der Verkauf für diese Vorstellung hat noch nicht begonnen.';
  if (show.showId === onSiteOnly) return 'Standplätze gibt es hier nur vor Ort.';
  if (closed.includes(show.showId)) return 'Dieser Markt ist geschlossen.';
  return leftOf(database, show) <= 0 ? 'Diese Vorstellung ist leider ausverkauft.' : undefined;
}

/** A show's type on the wire: its kind, or that it is over. */
export function showTypeOf(database: SandboxDatabase, show: ShowRecord): NonNullable<Show['showType']> {
  return show.kind === 'kino' && show.end <= database.now() ? 'kino_past' : show.kind;
}
