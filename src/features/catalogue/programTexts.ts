import { kindOf, scarcity, type CardState } from '@/domain/cards';
import type { EventType, FomoStatus, RibbonType, Show, ShowKind } from '@/domain/entities';

export const programHeadings = {
  movies: 'Kinoprogramm',
  automarkt: 'kommende Automärkte',
  publicevent: 'Veranstaltungen',
  bookSpotNow: 'Jetzt gleich Standplatz sichern',
  flohmarkt: 'Flohmarktkalender',
};

export type ProgramListName =
  | 'program'
  | 'landing'
  | 'today'
  | 'kids'
  | 'flohmarkt'
  | 'flohmarktLanding'
  | 'bookStall'
  | 'flohmarktRegistration'
  | 'automarkt'
  | 'publicevent';

type ListTexts = {
  title: string;
  description: string;
  /** Below the heading, which depends only on the kind. */
  lead?: string;
};

export const programListTexts: Record<ProgramListName, ListTexts> = {
  program: {
    title: 'Kinoprogramm',
    description: 'Alle Filme und Termine im Autokino, nach Tagen geordnet. Tickets gleich online kaufen.',
  },
  landing: {
    title: 'Autokino Wien: Kinoprogramm und Tickets',
    description: 'So läuft ein Abend im Autokino ab, was gerade gespielt wird und wie du zu Tickets kommst.',
  },
  today: {
    title: 'Heute im Kino',
    description: 'Welche Filme heute im Autokino laufen, mit Beginnzeit und Tickets.',
    lead: 'Das läuft heute im Autokino.',
  },
  kids: {
    title: 'Kinderkino: Kinoprogramm für Kinder',
    description: 'Alle Kinderfilme im Autokino mit Terminen und Tickets.',
    lead: 'Filme für Kinder, vom Auto aus gesehen.',
  },
  flohmarkt: {
    title: 'Flohmarktkalender',
    description: 'Alle Flohmarkt-Termine in Wien. Standplatz gleich online buchen.',
  },
  flohmarktLanding: {
    title: 'Flohmarkt Wien',
    description: 'Wann der nächste Flohmarkt ist und wo du stöbern oder selbst verkaufen kannst.',
    lead: 'Hier wird gestöbert, gehandelt und verkauft. Such dir einen Termin aus.',
  },
  bookStall: {
    title: 'Flohmarktstand buchen',
    description: 'Such dir einen Termin aus und buch deinen Standplatz online.',
    lead: 'Such dir einen Termin aus, wähl deinen Standplatz und zahl gleich online.',
  },
  flohmarktRegistration: {
    title: 'Flohmarkt anmelden',
    description:
      'So meldest du dich als Verkäuferin oder Verkäufer zum Flohmarkt an: Termin wählen, Standplatz buchen.',
    lead: 'Die Buchung ist die Anmeldung: Such dir einen Termin aus und nimm deinen Standplatz.',
  },
  automarkt: {
    title: 'Automarkt',
    description: 'Die kommenden Automärkte mit Terminen und Verkaufsplätzen.',
  },
  publicevent: {
    title: 'Veranstaltungen',
    description: 'Öffentliche Veranstaltungen auf unserem Gelände, mit Tickets.',
  },
};

export const filmListTexts = {
  navigation: 'Filmlisten',
  all: 'Alle',
  today: 'Heute',
  kids: 'Für Kinder',
  upcoming: 'Demnächst',
};

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
  perBooking: (price: string) => `+ ${price} pro Buchung`,
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

export const ribbonTexts: Record<RibbonType, string> = {
  hot: 'Hot',
  sale: 'Sale',
  outOfStock: 'Out of Stock',
};

const filmTexts = {
  loading: 'Das Programm wird geladen …',
  failedTitle: 'Das Programm ist gerade nicht zu erreichen',
  refreshFailed: 'Das Programm konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
};

const eventTexts: typeof filmTexts = {
  loading: 'Die Termine werden geladen …',
  failedTitle: 'Die Termine sind gerade nicht zu erreichen',
  refreshFailed: 'Die Termine konnten nicht aktualisiert werden. Du siehst den letzten Stand.',
};

export const programTexts = (kind: ShowKind) => (kind === 'kino' ? filmTexts : eventTexts);

export const showInfoTexts = { open: 'Kurzinformation' };

/** Loaded with the list, before the finder opens. */
export const finderTexts = {
  open: 'Termin finden',
  allKindsHeading: 'Alle Termine',
  allKindsToday: 'Alle Termine heute',
};
