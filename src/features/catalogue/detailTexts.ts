import type { ShowKind } from '@/domain/entities';
import { cardTexts } from './programTexts';
import { commonTexts } from '@/shop/commonTexts';
import { showTexts } from './showTexts';

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
