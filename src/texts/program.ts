import type { EventType, FomoStatus, RibbonType, ShowKind } from '@/domain/entities';

export const programHeadings = {
  movies: 'Kinoprogramm',
  automarkt: 'kommende Automärkte',
  publicevent: 'Veranstaltungen',
  bookSpotNow: 'Jetzt gleich Standplatz sichern',
  flohmarkt: 'Flohmarktkalender',
};

export const programMeta: Record<ShowKind, { title: string; description: string }> = {
  kino: {
    title: 'Kinoprogramm',
    description: 'Alle Filme und Termine im Autokino, nach Tagen geordnet. Tickets gleich online kaufen.',
  },
  flohmarkt: {
    title: 'Flohmarktkalender',
    description: 'Alle Flohmarkt-Termine in Wien. Standplatz gleich online buchen.',
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

export const cardTexts = {
  remind: 'Vormerken',
  soldOut: 'Ausverkauft',
  otherDates: 'Weitere Termine',
  movieDetails: 'Details zum Film',
  salesSoon: 'Verkauf startet in Kürze',
  ticketsAndInfo: 'Tickets & Infos',
  onSiteOnly: 'Standplatzverkauf nur Vorort',
  closed: 'GESCHLOSSEN',
  presaleStopped: 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich',
};

export const bookingTexts: Record<EventType, string> = {
  flohmarkt: 'Standplatz buchen',
  automarkt: 'Verkaufsplatz buchen',
  publicevent: 'Ticket kaufen',
};

export const scarcityTexts: Record<FomoStatus, string> = {
  1: 'Weniger als 20 Tickets verfügbar',
  2: 'Weniger als 10 Tickets verfügbar',
  3: 'Weniger als 5 Tickets verfügbar',
  4: 'Nur noch 2 Tickets verfügbar',
  5: 'Nur noch 1 Ticket verfügbar',
};

export const ribbonTexts: Record<RibbonType, string> = {
  hot: 'Hot',
  sale: 'Sale',
  outOfStock: 'Out of Stock',
};

export const programTexts = {
  loading: 'Das Programm wird geladen …',
  failedTitle: 'Das Programm ist gerade nicht zu erreichen',
  refreshFailed: 'Das Programm konnte nicht aktualisiert werden. Du siehst den letzten Stand.',
  emptyTitle: 'Winterpause',
  emptyLead: (returns: string) => `Die Kinosaison ist vorbei. Wir sehen uns wieder im ${returns}!`,
  emptyEvents: 'Empty events',
  emptyEventsLead: 'Gerade ist kein Termin eingetragen. Schau bald wieder vorbei.',
  toFlohmarkt: 'Zum Flohmarkt',
};
