import { dayOf } from '@/domain/groupByDate';
import type { Show } from '@/domain/entities';
import { isPlaceholderDate } from '@/domain/dates';
import { showName } from '@/domain/showNames';
import { clockOf } from '@/domain/viennaClock';
import { cleanText } from '@/lib/text';

/** What a visitor looks for in the programme, as the address carries it. */
export type ProgramFilter = {
  text: string;
  /** `YYYY-MM-DD` in Vienna. */
  day: string | undefined;
  /** In lower case, as the backend spells it in `moviegenre`. */
  genre: string | undefined;
  isAllKinds: boolean;
  isMonthOpen: boolean;
  /** `YYYY-MM`, where another month is looked at than the one that suggests itself. */
  month: string | undefined;
};

/** What can be looked for in a list. */
export type FilterOffers = { day: boolean; genre: boolean };

export const maxSearchText = 100;

const parameters = {
  text: 'suche',
  day: 'tag',
  genre: 'genre',
  kind: 'art',
  view: 'ansicht',
  month: 'monat',
} as const;
const allKinds = 'alle';
const monthView = 'monat';

const between = /[^\p{L}\p{N}]+/u;
const genrePattern = /^[\p{L}\p{N}][\p{L}\p{N} &+-]{0,39}$/u;

/** A day of this century as `YYYY-MM-DD`; `undefined` for anything else, such as 31 February. */
function isoDay(text: string): string | undefined {
  const [, year, month, day] = /^(20\d{2})-(\d{2})-(\d{2})$/.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return clockOf(year, month, day) === undefined ? undefined : text;
}

/** `DD.MM.YYYY` as `YYYY-MM-DD`; `undefined` for a placeholder and for what is no day. */
export function isoDayOfText(date: string): string | undefined {
  return isPlaceholderDate(date) ? undefined : isoDay(date.split('.').reverse().join('-'));
}

/** What of a typed text can be looked for: trimmed, nothing without a letter or digit, nothing overlong. */
export function searchText(typed: string): string {
  const text = cleanText(typed);
  return text.length <= maxSearchText && wordsOf(text).length > 0 ? text : '';
}

/** Reads a filter from an address. What makes no sense, or is not offered, counts as absent. */
export function readFilter(search: URLSearchParams, offers: FilterOffers): ProgramFilter {
  const read = (name: keyof typeof parameters) => search.get(parameters[name]) ?? '';
  const isAllKinds = read('kind') === allKinds;
  const genre = cleanText(read('genre')).toLowerCase();
  return {
    text: searchText(read('text')),
    day: offers.day ? isoDay(read('day')) : undefined,
    genre: offers.genre && !isAllKinds && genrePattern.test(genre) ? genre : undefined,
    isAllKinds,
    isMonthOpen: offers.day && read('view') === monthView,
    month: isoDay(`${read('month')}-01`)?.slice(0, 7),
  };
}

/** The parameters of an address with this filter; those that are not the filter's stay as they are. */
export function withFilter(search: URLSearchParams, filter: ProgramFilter): URLSearchParams {
  const { text, day, genre, isAllKinds, isMonthOpen, month } = filter;
  const values = {
    text: text || undefined,
    day,
    genre,
    kind: isAllKinds ? allKinds : undefined,
    view: isMonthOpen ? monthView : undefined,
    month: isMonthOpen ? month : undefined,
  };
  const written = new URLSearchParams(search);
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values[name as keyof typeof parameters];
    if (value === undefined) written.delete(parameter);
    else written.set(parameter, value);
  }
  return written;
}

/** Whether a list shows something else because of the filter. */
export function isFiltering({ text, day, genre, isAllKinds }: ProgramFilter): boolean {
  return text !== '' || day !== undefined || genre !== undefined || isAllKinds;
}

/** Without case, umlauts' dots, accents and ligatures; `ß` is `ss`. */
function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
}

/** `ae` for `ä` and the like, in folded text: reduced to the vowel that folding leaves of an umlaut. */
function withoutDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

function wordsOf(text: string): string[] {
  return folded(text).split(between).filter(Boolean);
}

type Searched = { text: string; day: string | undefined };

const searched = new WeakMap<Show, Searched>();

/** What a show is found by, worked out once: a programme may have thousands, and a visitor types letter by letter. */
function searchedOf(show: Show): Searched {
  const known = searched.get(show);
  if (known) return known;
  const { location, movie, event } = show;
  const texts = [show.showName, showName(show), location, event?.eventName];
  const ofFilm = [movie?.actors, movie?.producer, movie?.description];
  const text = folded([...texts, ...ofFilm].filter(Boolean).join('\n'));
  const found = { text: `${text}\n${withoutDigraphs(text)}`, day: isoDayOfText(dayOf(show)) };
  searched.set(show, found);
  return found;
}

/** The day that a show is listed under, as `YYYY-MM-DD`; `undefined` where it has none yet. */
export function isoDayOfShow(show: Show): string | undefined {
  return searchedOf(show).day;
}

/**
 * The shows of a day in which every word of a text is found: in name, place, event, the film's cast, producer or
 * description. „Gänserndorf“, „gaenserndorf“ and „Ganserndorf“ are the same.
 */
export function filterShows(shows: Show[], { text, day }: Pick<ProgramFilter, 'text' | 'day'>): Show[] {
  const words = wordsOf(text).map((word) => [word, withoutDigraphs(word)] as const);
  if (words.length === 0 && day === undefined) return shows;
  return shows.filter((show) => {
    const known = searchedOf(show);
    if (day !== undefined && known.day !== day) return false;
    return words.every(([word, short]) => known.text.includes(word) || known.text.includes(short));
  });
}
