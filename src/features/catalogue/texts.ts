import type { ShowKind } from '@/domain/entities';
import { cardTexts, stateTexts } from './cardTexts';
import { commonTexts } from '@/shop/commonTexts';
import { listPath } from '@/domain/links';

export const showTexts = {
  title: 'Termin',
  loading: 'Der Termin wird geladen …',
  failedTitle: 'Diese Seite ist gerade nicht zu erreichen',
  description: (name: string, when: string) => `${name}, ${when}: alles zu diesem Termin.`,
  where: 'Ort',
  cast: (names: string) => `Mit: ${names}`,
  producer: (names: string) => `Produktion: ${names}`,
  mandatory: 'gehört dazu',
  unavailable: {
    over: 'Dieser Termin ist schon vorbei.',
    unscheduled: 'Der Termin steht noch nicht fest.',
    ...stateTexts,
    changed: 'Dieser Termin hat sich geändert. Gerade wird dafür nichts verkauft.',
    cancelled: 'Dieser Termin ist abgesagt.',
  },
  toProgram: commonTexts.toProgram,
};

export const detailTexts = {
  loading: showTexts.loading,
  loaded: 'Die Auswahl ist da.',
  failedTitle: 'Preise und Auswahl sind gerade nicht zu erreichen',
  toMovie: cardTexts.movieDetails,
  remind: 'Sag mir, wenn der Film wieder läuft',
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

export function listLink(kind: ShowKind): { to: string; label: string } {
  return { to: listPath(kind), label: toListTexts[kind] };
}
