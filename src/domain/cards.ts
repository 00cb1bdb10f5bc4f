import { specialShows } from '@/shop/constants';
import { isPlaceholderDate } from '@/domain/dates';
import type { FomoStatus, MarketEvent, Show, ShowKind } from '@/domain/entities';

type AnnouncedState = NonNullable<Show['announced']>;
export type MovieCardState = AnnouncedState | 'unscheduled' | 'soldOut' | 'futureSales' | 'bookable';
export type EventCardState = AnnouncedState | 'onSiteOnly' | 'closed' | 'presaleStopped' | 'bookable';
export type CardState = MovieCardState | EventCardState;

type CardRules = {
  /** When the button leads to a page. */
  isLinked: boolean | 'withLaterShows';
  /** Whether the card has a price: tickets are sold now or soon. */
  isPriced: boolean;
  /** Whether visitors can come, also without a ticket of the shop: calendar, „Was brauche ich?“, search. */
  takesPlace: boolean;
};

/** What a state means beside its button, which `cardActions` of the catalogue draws. */
export const cardRules: Record<CardState, CardRules> = {
  bookable: { isLinked: true, isPriced: true, takesPlace: true },
  futureSales: { isLinked: 'withLaterShows', isPriced: true, takesPlace: true },
  soldOut: { isLinked: 'withLaterShows', isPriced: false, takesPlace: true },
  presaleStopped: { isLinked: false, isPriced: false, takesPlace: true },
  onSiteOnly: { isLinked: false, isPriced: false, takesPlace: true },
  unscheduled: { isLinked: false, isPriced: false, takesPlace: false },
  closed: { isLinked: false, isPriced: false, takesPlace: false },
  // With their price: an announcement may arrive late, and the cards below keep their places.
  changed: { isLinked: false, isPriced: true, takesPlace: true },
  cancelled: { isLinked: false, isPriced: true, takesPlace: false },
};

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
  if (isPlaceholderDate(show.date)) return 'unscheduled';
  if (show.announced) return show.announced;
  if (show.soldOut) return 'soldOut';
  return show.futureSales ? 'futureSales' : 'bookable';
}

const isClosed = (show: Show) => specialShows.closed.some((id) => id === show.showId);

/** Which button an event's card shows (requirements, "Card button state (events)"). */
export function eventCardState(show: Show): EventCardState {
  if (show.announced) return show.announced;
  if (show.showId === specialShows.stallsOnSiteOnly) return 'onSiteOnly';
  if (isClosed(show)) return 'closed';
  return show.soldOut ? 'presaleStopped' : 'bookable';
}

export function cardState(show: Show): CardState {
  return show.movie ? movieCardState(show) : eventCardState(show);
}

export function hasLaterShows(show: Show): boolean {
  return show.countFutureShowsForMovie > 0;
}

/** Scarcity of tickets, 1 to 5; `undefined` if none is stated or the show is sold out. */
export function scarcity(show: Pick<Show, 'soldOut' | 'fomoStatus'>): FomoStatus | undefined {
  return show.soldOut ? undefined : show.fomoStatus;
}
