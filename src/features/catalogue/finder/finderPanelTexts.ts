import type { ShowKind } from '@/domain/entities';

const dates = (count: number) => (count === 1 ? '1 Termin' : `${count} Termine`);

export const finderPanelTexts = {
  text: 'Suche',
  textHint: 'Titel, Ort, Besetzung …',
  kind: 'Art',
  kinds: {
    kino: 'Kino',
    flohmarkt: 'Flohmarkt',
    automarkt: 'Automarkt',
    publicevent: 'Veranstaltungen',
  } satisfies Record<ShowKind, string>,
  allKinds: 'Alle',
  genre: 'Genre',
  allGenres: 'Alle Genres',
  genresFailed: 'Die Genres konnten nicht geladen werden.',
  genresRetry: 'Genres erneut laden',
  day: 'Tag',
  allDays: 'Alle Tage',
  dayOption: (day: string, count: number) => `${day} (${count})`,
  month: 'Monatsansicht',
  order: 'Sortierung',
  orders: { date: 'Datum', title: 'Titel' },
  bookableOnly: 'Nur was du jetzt buchen kannst',
  bookableOnlyShown: 'nur Buchbares',
  byTitleShown: 'nach Titel',
  reset: 'Filter zurücksetzen',
  noMatch: 'Kein Termin passt zu deiner Suche.',
  shown: (count: number, filters: string) => `${dates(count)}: ${filters}`,
  everyKind: 'alle Arten',
  quoted: (text: string) => `„${text}“`,
};

export const dateStripTexts = {
  label: 'Tag wählen',
  all: 'Alle',
  today: 'heute',
  soldOut: 'ausverkauft',
  full: 'voll',
};

export const monthViewTexts = {
  previous: 'Voriger Monat',
  next: 'Nächster Monat',
  weekdays: [
    ['Mo', 'Montag'],
    ['Di', 'Dienstag'],
    ['Mi', 'Mittwoch'],
    ['Do', 'Donnerstag'],
    ['Fr', 'Freitag'],
    ['Sa', 'Samstag'],
    ['So', 'Sonntag'],
  ] as const,
  legend: 'Unter jedem Tag steht der niedrigste Preis in Euro.',
  dayLabel: (day: string, count: number, price: string | undefined) =>
    [day, count === 0 ? 'kein Termin' : dates(count), price && `ab ${price}`].filter(Boolean).join(', '),
};

export const nothingTodayTexts = {
  noFilmToday: 'Heute läuft kein Film.',
  nothingToday: 'Heute gibt es keinen Termin.',
  next: 'Das läuft als Nächstes',
};

export const nothingListedTexts = {
  none: {
    list: 'Gerade ist kein Termin eingetragen.',
    kids: 'Gerade ist kein Kinderfilm eingetragen.',
    prebooking: 'Gerade ist kein Termin im Vorverkauf eingetragen.',
    automarkt: 'Gerade ist kein Automarkt eingetragen.',
    publicevent: 'Gerade ist keine Veranstaltung eingetragen.',
    upcoming: 'Gerade ist kein neuer Film angekündigt.',
  },
  wholeProgram: 'Zum ganzen Kinoprogramm',
};
