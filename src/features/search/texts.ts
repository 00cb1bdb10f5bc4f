import type { ShowKind } from '@/domain/entities';
import { commonTexts } from '@/shop/commonTexts';

const groups: Record<ShowKind | 'kinderflohmarkt' | 'haus', string> = {
  kino: 'Kino',
  flohmarkt: 'Flohmarkt',
  kinderflohmarkt: 'Kinderflohmarkt',
  automarkt: 'Automarkt',
  publicevent: 'Veranstaltung',
  haus: 'Rund um uns',
};

export const searchTexts = {
  title: 'Suche',
  description: 'Filme, Märkte und alle Seiten durchsuchen.',
  label: 'Wonach suchst du?',
  hint: 'z. B. Standgebühr',
  submit: 'Suchen',
  programLoading: 'Das Programm wird noch durchsucht …',
  programFailed: 'Das Programm ist gerade nicht zu erreichen',
  pagesAnyway: 'Unsere Seiten durchsuchst du trotzdem.',
  partOfProgram: 'Unsere Seiten und die Termine, die du schon gesehen hast, durchsuchst du trotzdem.',
  lastProgram: 'Du durchsuchst unsere Seiten und den letzten Stand des Programms.',
  count: (count: number) => `${count} Treffer`,
  most: (count: number, shown: number) => `${count} Treffer, hier die besten ${shown}`,
  narrow: 'Mit einem weiteren Wort wird die Liste kürzer.',
  noResults: (text: string) => `Nichts gefunden für „${text}“.`,
  advice: 'Prüf die Schreibweise oder versuch es mit einem kürzeren Wort.',
  results: 'Treffer',
  groups,
  programOf: (kind: string) => `${kind}, im Programm`,
  nearestPages: (count: number) => `Meintest du ${count === 1 ? 'diese Seite' : 'eine dieser Seiten'}?`,
  suggestions: 'Hier geht es weiter',
  links: {
    program: commonTexts.toProgram,
    flohmarktProgram: commonTexts.toFlohmarkt,
    bookStall: 'Standplatz buchen',
    cinemaFaqs: 'Häufige Fragen zum Autokino',
    flohmarktFaqs: 'Häufige Fragen zum Flohmarkt',
    contact: 'Kontakt',
  },
};

export const notFoundTexts = {
  page: {
    title: 'Seite nicht gefunden',
    lead: 'Unter dieser Adresse gibt es bei uns nichts – vielleicht ein Tippfehler, vielleicht ein alter Link.',
  },
  show: {
    title: 'Vorstellung nicht gefunden',
    lead: 'Diese Vorstellung gibt es nicht oder nicht mehr. Im Programm stehen alle Termine.',
  },
};
