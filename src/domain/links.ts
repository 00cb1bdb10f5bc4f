import { paths } from '@/shop/paths';
import { cardRules, cardState, hasLaterShows, kindOf } from '@/domain/cards';
import type { CartItem, EventType, Show, ShowKind } from '@/domain/entities';

const eventRoutes = {
  flohmarkt: paths.flohmarktEvent,
  automarkt: paths.automarktEvent,
  publicevent: paths.publicEvent,
} as const satisfies Record<EventType, unknown>;

const listRoutes = {
  kino: paths.program,
  flohmarkt: paths.flohmarktProgram,
  automarkt: paths.automarkt,
  publicevent: paths.publicEvents,
} as const satisfies Record<ShowKind, unknown>;

export function listPath(kind: ShowKind): string {
  return listRoutes[kind].to();
}

/** Digits only; everything else is an identifier (requirements, "Names and addresses"). */
export function isId(idOrIdentifier: string): boolean {
  return /^\d+$/.test(idOrIdentifier);
}

/** Digits would be read as an id, and browsers resolve dots. */
function isUsable(identifier: string | undefined): identifier is string {
  return (
    identifier !== undefined && identifier.trim() !== '' && !isId(identifier) && !/^\.{1,2}$/.test(identifier)
  );
}

function addressed(show: { showId: number; urlIdentifier?: string | undefined }) {
  return { idOrIdentifier: isUsable(show.urlIdentifier) ? show.urlIdentifier : show.showId };
}

/** The page of a show's film; `undefined` if the film has no identifier. */
export function moviePath(show: Pick<Show, 'movie' | 'movieUrlIdentifier'>): string | undefined {
  const movieIdentifier = [show.movieUrlIdentifier, show.movie?.urlIdentifier].find(isUsable);
  return movieIdentifier === undefined ? undefined : paths.movie.to({ movieIdentifier });
}

/** A show's own page: by identifier, else by id; events under the prefix of their type. */
export function showPath(show: Show): string {
  const kind = kindOf(show);
  return (kind === 'kino' ? paths.show : eventRoutes[kind]).to(addressed(show));
}

/** The target of a show's card (requirements 2.3): its own page, or its film's page if the backend says so. */
export function detailPath(show: Show): string {
  const isFilmFirst = kindOf(show) === 'kino' && show.displayMoviePageBeforeShowDetail;
  return (isFilmFirst ? moviePath(show) : undefined) ?? showPath(show);
}

function hasLinkedButton(show: Show): boolean {
  const { isLinked } = cardRules[cardState(show)];
  return isLinked === 'withLaterShows' ? hasLaterShows(show) : isLinked;
}

/** The target of the name on a card whose button has no link: each card has one link (requirements 2.3). */
export function namePath(show: Show): string | undefined {
  if (hasLinkedButton(show)) return undefined;
  return (show.movie && moviePath(show)) ?? detailPath(show);
}

/** The id of a show's card on its page, e.g. `show-305`. */
export function showAnchor(showId: number): string {
  return `show-${showId}`;
}

/** The target of a cart line: its show's page, or the gift card page; `undefined` for redeemed codes. */
export function cartItemPath(item: CartItem): string | undefined {
  if (item.productType === 'voucher') return paths.giftCards.to();
  if (item.showId === 0) return undefined;
  const show = addressed(item.show ?? { showId: item.showId });
  if (item.event) return eventRoutes[item.event.eventType].to(show);
  return item.productType === 'eventProduct' || item.productType === 'event'
    ? paths.event.to(show)
    : paths.show.to(show);
}
