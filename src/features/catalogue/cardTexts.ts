import { kindOf, scarcity, type CardState } from '@/domain/cards';
import type { EventType, FomoStatus, RibbonType, Show, ShowKind } from '@/domain/entities';

export const cardTexts = {
  remind: 'Vormerken',
  otherDates: 'Weitere Termine',
  movieDetails: 'Details zum Film',
  ticketsAndInfo: 'Tickets & Infos',
};

/** Why nothing can be bought: on the disabled button of a card, and on the page of the show. */
export const stateTexts: Record<Exclude<CardState, 'bookable' | 'unscheduled'>, string> = {
  soldOut: 'Ausverkauft',
  futureSales: 'Verkauf startet in Kürze',
  onSiteOnly: 'Standplatzverkauf nur Vorort',
  closed: 'GESCHLOSSEN',
  changed: 'Geändert',
  cancelled: 'Abgesagt',
  presaleStopped: 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich',
};

export const bookingTexts: Record<EventType, string> = {
  flohmarkt: 'Standplatz buchen',
  automarkt: 'Verkaufsplatz buchen',
  publicevent: 'Ticket kaufen',
};

/** What a show sells: a ticket or a place for a stall. */
export const ownPriceTexts: Record<ShowKind, string> = {
  kino: 'Ticket',
  flohmarkt: 'Standplatz',
  automarkt: 'Verkaufsplatz',
  publicevent: 'Ticket',
};

const ownPluralTexts: Record<ShowKind, string> = {
  kino: 'Tickets',
  flohmarkt: 'Standplätze',
  automarkt: 'Verkaufsplätze',
  publicevent: 'Tickets',
};

export const priceTexts = {
  from: (kind: ShowKind, price: string) => `ab ${price} pro ${ownPriceTexts[kind]}`,
  perBooking: (price: string) => `${price} pro Buchung`,
};

const scarceTexts: Record<FomoStatus, string> = {
  1: 'Weniger als 20',
  2: 'Weniger als 10',
  3: 'Weniger als 5',
  4: 'Nur noch 2',
  5: 'Nur noch 1',
};

/** How few of what a show sells are left; `undefined` if that is not stated or the show is sold out. */
export function scarcityText(show: Show): string | undefined {
  const fomo = scarcity(show);
  const kind = kindOf(show);
  return fomo && `${scarceTexts[fomo]} ${(fomo === 5 ? ownPriceTexts : ownPluralTexts)[kind]} verfügbar`;
}

/**
 * „Große Leinwand · OmU · ab 12“: place, and language and age rating of the film, as far as they are known. Longer words
 * than „Englisch OmU“ would take a line of their own; they are on the page of the film.
 */
export function placeText({ location, movie }: Show): string {
  const { language = '', ageRating } = movie ?? {};
  const facts = [location, language.length < 20 && language, ageRating?.replace(/^\d/, 'ab $&')];
  return facts.filter(Boolean).join(' · ');
}

export const ribbonTexts: Record<RibbonType, string> = {
  hot: 'Hot',
  sale: 'Sale',
  outOfStock: 'Out of Stock',
};

export const showInfoTexts = { open: 'Kurzinformation' };
