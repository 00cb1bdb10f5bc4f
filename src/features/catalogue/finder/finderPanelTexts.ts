import { shortDay } from '@/domain/dateTexts';
import type { ShowKind } from '@/domain/entities';
import { textOfIsoDay } from '@/domain/isoDays';
import type { FilterName, FilterValues } from '@/domain/programFilter';

const dates = (count: number) => (count === 1 ? '1 Termin' : `${count} Termine`);

type FilterText<Value> = {
  /** Of its field. */
  label: string;
  /** Drawn as a tick. */
  isTick?: Value extends boolean ? true : never;
  /** Drawn as a select: the label of each value, '' for `undefined`. A filter without both has a field of its own. */
  options?: Record<Value extends undefined ? '' : Value & string, string>;
  /** In the status line. */
  shown: (value: Exclude<Value, undefined>, spellings: string[]) => string;
};

/** What each filter is called, in the order of the status line. */
export const filterTexts: { [Name in FilterName]: FilterText<FilterValues[Name]> } = {
  isAllKinds: { label: 'Art', shown: () => 'alle Arten' },
  genre: { label: 'Genre', shown: spelled },
  language: { label: 'Sprache', shown: spelled },
  // A film without a stated age does not pass.
  age: { label: 'Altersfreigabe', shown: (age) => `frei ${ageOption(age)} (nur Filme mit Angabe)` },
  day: { label: 'Tag', shown: (day) => shortDay(textOfIsoDay(day)) },
  text: { label: 'Suche', shown: (text) => `„${text}“` },
  isBookableOnly: { label: 'Nur was du jetzt buchen kannst', isTick: true, shown: () => 'nur Buchbares' },
  order: { label: 'Sortierung', options: { date: 'Datum', title: 'Titel' }, shown: () => 'nach Titel' },
};

/** A genre or language of the address in the backend's spelling; capitalised if the backend does not list it. */
export function spelled(name: string, spellings: string[]): string {
  const known = spellings.find((spelling) => spelling.toLowerCase() === name);
  return known ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** In years. */
export function ageOption(age: number): string {
  return `ab ${age}\u00a0Jahren`;
}

export const finderPanelTexts = {
  textHint: 'Titel, Ort, Besetzung …',
  kinds: {
    kino: 'Kino',
    flohmarkt: 'Flohmarkt',
    automarkt: 'Automarkt',
    publicevent: 'Veranstaltungen',
  } satisfies Record<ShowKind, string>,
  allKinds: 'Alle',
  allGenres: 'Alle Genres',
  allLanguages: 'Alle Sprachen',
  allAges: 'Jedes Alter',
  genresFailed: 'Die Genres konnten nicht geladen werden.',
  genresRetry: 'Genres erneut laden',
  allDays: 'Alle Tage',
  dayOption: (day: string, count: number) => `${day} (${count})`,
  month: 'Monatsansicht',
  reset: 'Filter zurücksetzen',
  calendar: (kind: string) => `Kalender abonnieren: ${kind}`,
  calendarAddress: {
    share: 'Adresse kopieren',
    copied: 'Adresse kopiert. Füg sie in deinem Kalender als Abo ein.',
    address: 'Adresse des Kalenders',
  },
  noMatch: 'Kein Termin passt zu deiner Suche.',
  shown: (count: number, filters: string) => `${dates(count)}: ${filters}`,
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
