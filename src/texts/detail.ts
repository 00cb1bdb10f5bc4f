import type { ShowKind } from '@/domain/entities';
import { sharedTexts } from '@/texts/shared';

/** Of the pages of shows, events and films, beside what is chosen on them. */
export const detailTexts = {
  loading: 'Der Termin wird geladen …',
  loaded: 'Die Auswahl ist da.',
  incompleteTitle: 'Preise und Auswahl sind gerade nicht zu erreichen',
  toMovie: 'Details zum Film',
};

export const nextDatesTexts = {
  title: 'Weitere Termine',
  upNext: 'Das läuft als Nächstes',
  loading: 'Weitere Termine werden geladen …',
  failed: 'Die weiteren Termine sind gerade nicht zu erreichen.',
  cancelled: 'Die weiteren Termine wurden nicht geladen.',
  retry: 'Termine erneut laden',
  none: 'Gerade ist kein anderer Termin eingetragen.',
  allOfMovie: 'Alle Termine des Films',
};

/** To the list in which all shows of a kind stand. */
export const toListTexts: Record<ShowKind, string> = {
  kino: sharedTexts.toProgram,
  flohmarkt: sharedTexts.toFlohmarkt,
  automarkt: 'Zu den Automärkten',
  publicevent: 'Zu den Veranstaltungen',
};

export const filmTexts = {
  updating: 'Der Film wird geladen …',
  updated: 'Alle Termine sind da.',
  incompleteTitle: 'Der Film konnte nicht vollständig geladen werden',
  incomplete: 'Du siehst, was das Programm über ihn weiß.',
};

export const filmTicketTexts = {
  title: 'Ticket kaufen',
  date: 'Termin',
  choose: 'Termin wählen …',
  option: (when: string, details: string) => (details ? `${when}, ${details}` : when),
  missing: 'Bitte wähl zuerst einen Termin.',
  loading: 'Der Preis wird geladen …',
  failedTitle: 'Der Preis ist gerade nicht zu erreichen',
  gone: 'Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.',
  unavailable: (reason: string) => `${reason.replace(/[.]$/, '')}. Bitte wähl einen anderen Termin.`,
  moved: (when: string) => `Dieser Termin wurde verlegt auf: ${when}`,
  ticket: 'Ticket',
  withExtras: 'Mit Snacks und Extras',
};
