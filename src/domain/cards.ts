import { specialShows } from '@/shop/constants';
import { isPlaceholderDate } from '@/domain/dates';
import type { EventType, FomoStatus, MarketEvent, Show, ShowKind } from '@/domain/entities';

export type MovieCardState =
  | { kind: 'remind' }
  | { kind: 'soldOut'; laterShows: boolean }
  | { kind: 'futureSales'; laterShows: boolean }
  | { kind: 'bookable' };

export type EventCardState =
  | { kind: 'onSiteOnly' }
  | { kind: 'closed' }
  | { kind: 'soldOut' }
  | { kind: 'bookable'; eventType: EventType };

export const pastFilm = 'kino_past';

export type Kinded = {
  movie?: object | undefined;
  event?: Pick<MarketEvent, 'eventType'> | undefined;
  showType?: string | undefined;
};

/** The kind of a show: from its film or event, else from `showType`. An unknown type is a flea market. */
export function kindOf(show: Kinded): ShowKind {
  if (show.movie) return 'kino';
  if (show.event) return show.event.eventType;
  const { showType } = show;
  if (showType === 'kino' || showType === pastFilm) return 'kino';
  return showType === 'automarkt' || showType === 'publicevent' ? showType : 'flohmarkt';
}

/** Which button a film's card shows (requirements, "Card button state (movies)"). */
export function movieCardState(show: Show): MovieCardState {
  const laterShows = show.countFutureShowsForMovie > 0;
  if (isPlaceholderDate(show.date)) return { kind: 'remind' };
  if (show.soldOut) return { kind: 'soldOut', laterShows };
  if (show.futureSales) return { kind: 'futureSales', laterShows };
  return { kind: 'bookable' };
}

const isClosed = (show: Show) => specialShows.closed.some((id) => id === show.showId);

/** Which button an event's card shows (requirements, "Card button state (events)"). */
export function eventCardState(show: Show): EventCardState {
  if (show.showId === specialShows.stallsOnSiteOnly) return { kind: 'onSiteOnly' };
  if (isClosed(show)) return { kind: 'closed' };
  if (show.soldOut) return { kind: 'soldOut' };
  return { kind: 'bookable', eventType: show.event?.eventType ?? 'flohmarkt' };
}

/** Scarcity of tickets, 1 to 5; `undefined` if none is stated or the show is sold out. */
export function scarcity(show: Pick<Show, 'soldOut' | 'fomoStatus'>): FomoStatus | undefined {
  return show.soldOut ? undefined : show.fomoStatus;
}
