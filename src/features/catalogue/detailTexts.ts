import type { ShowKind } from '@/domain/entities';
import { cardTexts } from './programTexts';
import { commonTexts } from '@/shared/config/commonTexts';
import { movieTexts, showTexts } from './showTexts';

export const detailTexts = {
  loading: showTexts.loading,
  loaded: 'Die Auswahl ist da.',
  failedTitle: 'Preise und Auswahl sind gerade nicht zu erreichen',
  toMovie: cardTexts.movieDetails,
};

export const nextDatesTexts = {
  title: cardTexts.otherDates,
  upNext: 'Das läuft als Nächstes',
  loading: 'Weitere Termine werden geladen …',
  failed: 'Die weiteren Termine sind gerade nicht zu erreichen.',
  cancelled: 'Die weiteren Termine wurden nicht geladen.',
  retry: 'Termine erneut laden',
  none: 'Gerade ist kein anderer Termin eingetragen.',
  allOfMovie: 'Alle Termine des Films',
};

export const toListTexts: Record<ShowKind, string> = {
  kino: commonTexts.toProgram,
  flohmarkt: commonTexts.toFlohmarkt,
  automarkt: 'Zu den Automärkten',
  publicevent: 'Zu den Veranstaltungen',
};

export const filmTexts = {
  loading: movieTexts.loading,
  loaded: 'Alle Termine sind da.',
  failedTitle: 'Der Film konnte nicht vollständig geladen werden',
  failed: 'Du siehst, was das Programm über ihn weiß.',
};

export const filmTicketTexts = {
  title: 'Ticket kaufen',
  date: 'Termin',
  choose: 'Termin wählen …',
  option: (when: string, details: string) => (details ? `${when}, ${details}` : when),
  missing: 'Bitte wähl zuerst einen Termin.',
  loading: 'Der Preis wird geladen …',
  awaited: 'Der Preis wird noch geladen. Danach kommt dein Ticket in den Warenkorb.',
  failedTitle: 'Der Preis ist gerade nicht zu erreichen',
  gone: 'Diesen Termin gibt es nicht mehr. Bitte wähl einen anderen.',
  unavailable: (reason: string) => `${reason.replace(/[.]$/, '')}. Bitte wähl einen anderen Termin.`,
  moved: (when: string) => `Dieser Termin wurde verlegt auf: ${when}`,
  withExtras: 'Mit Snacks und Extras',
};
