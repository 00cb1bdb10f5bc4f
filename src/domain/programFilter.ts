import { readIsoDay } from '@/domain/isoDays';
import { searchText } from '@/domain/programSearch';
import { cleanText } from '@/shared/text/text';

/** What a visitor looks for in the programme, as the address carries it. */
export type ProgramFilter = {
  text: string;
  /** `YYYY-MM-DD` in Vienna. */
  day: string | undefined;
  /** In lower case, however the address and the backend spell it. */
  genre: string | undefined;
  isAllKinds: boolean;
  isMonthOpen: boolean;
  /** `YYYY-MM`, where another month is looked at than the one that suggests itself. */
  month: string | undefined;
};

/** What can be looked for in a list. */
export type FilterOffers = { day: boolean; genre: boolean };

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

/** A query value and no more, whatever signs the backend's names hold. */
const maxGenre = 60;

/** Reads a filter from an address. What makes no sense, or is not offered, counts as absent. */
export function readFilter(search: URLSearchParams, offers: FilterOffers): ProgramFilter {
  const read = (name: keyof typeof parameters) => search.get(parameters[name]) ?? '';
  const isAllKinds = read('kind') === allKinds;
  const genre = cleanText(read('genre')).toLowerCase();
  return {
    text: searchText(read('text')),
    day: offers.day ? readIsoDay(read('day')) : undefined,
    genre: offers.genre && !isAllKinds && genre !== '' && genre.length <= maxGenre ? genre : undefined,
    isAllKinds,
    isMonthOpen: offers.day && read('view') === monthView,
    month: readIsoDay(`${read('month')}-01`)?.slice(0, 7),
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
