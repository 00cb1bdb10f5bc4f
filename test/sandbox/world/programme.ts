import type { Show } from '../../../src/domain/entities';
import { leftOf } from './stock';
import type { World, WorldShow } from './types';

const isPlaceholder = (show: WorldShow) => new Date(show.start).getFullYear() >= 2098;

/** Shows that exist just now: in winter none but the announced ones. */
export function existingShows(world: World): WorldShow[] {
  return world.scenario === 'winter' ? world.shows.filter(({ upcoming }) => upcoming) : world.shows;
}

/** Shows of the programme: listed, not over; those before their sale with `prebooking` only. */
export function currentShows(world: World, withPrebooking: boolean): WorldShow[] {
  if (world.scenario === 'winter') return [];
  return world.shows.filter(
    ({ listed, end, publicAvailable }) => listed && end > world.now() && (publicAvailable || withPrebooking),
  );
}

/** Announced films, with a date or without one. */
export function upcomingShows(world: World): WorldShow[] {
  return world.shows.filter(({ upcoming }) => upcoming);
}

/** How many later shows of the same film a visitor could still go to. */
export function laterShows(world: World, show: WorldShow): number {
  if (show.movieId === undefined || isPlaceholder(show)) return 0;
  return currentShows(world, false).filter(
    (other) => other.movieId === show.movieId && other.start > show.start && !isPlaceholder(other),
  ).length;
}

const onSiteOnly = 13;
const closed = [174, 175];

/** Why a show cannot be bought now, in words for the visitor; nothing where it can. */
export function refusalFor(world: World, show: WorldShow): string | undefined {
  if (!currentShows(world, true).includes(show) || isPlaceholder(show))
    return 'Diese Vorstellung ist nicht mehr buchbar.';
  if (show.futureSales) return 'Der Verkauf für diese Vorstellung hat noch nicht begonnen.';
  if (show.showId === onSiteOnly) return 'Standplätze gibt es hier nur vor Ort.';
  if (closed.includes(show.showId)) return 'Dieser Markt ist geschlossen.';
  return leftOf(world, show) <= 0 ? 'Diese Vorstellung ist leider ausverkauft.' : undefined;
}

/** A show's type on the wire: its kind, or that it is over. */
export function showTypeOf(world: World, show: WorldShow): NonNullable<Show['showType']> {
  return show.kind === 'kino' && show.end <= world.now() ? 'kino_past' : show.kind;
}
