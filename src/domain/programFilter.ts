import { readIsoDay } from '@/domain/isoDays';
import { searchText } from '@/domain/programSearch';
import { cleanText } from '@/shared/text/text';

export type ProgramFilter = {
  text: string;
  /** `YYYY-MM-DD` in Vienna. */
  day: string | undefined;
  /** In lower case, whatever the case in the address and the backend. */
  genre: string | undefined;
  isAllKinds: boolean;
  /** Without what is sold out, closed or not on sale yet. */
  isBookableOnly: boolean;
  order: 'date' | 'title';
  isMonthOpen: boolean;
  /** `YYYY-MM`, only if it is not the default month. */
  month: string | undefined;
};

export type FilterOffers = { day: boolean; genre: boolean };

const parameters = {
  text: 'suche',
  day: 'tag',
  genre: 'genre',
  kind: 'art',
  only: 'nur',
  order: 'sortierung',
  view: 'ansicht',
  month: 'monat',
} as const;
const allKinds = 'alle';
const bookable = 'buchbar';
const byTitle = 'titel';
const monthView = 'monat';

const maxGenre = 60;

/** Reads a filter from an address. Invalid values, and those that are not offered, count as absent. */
export function readFilter(search: URLSearchParams, offers: FilterOffers): ProgramFilter {
  const read = (name: keyof typeof parameters) => search.get(parameters[name]) ?? '';
  const isAllKinds = read('kind') === allKinds;
  const genre = cleanText(read('genre')).toLowerCase();
  return {
    text: searchText(read('text')),
    day: offers.day ? readIsoDay(read('day')) : undefined,
    genre: offers.genre && !isAllKinds && genre !== '' && genre.length <= maxGenre ? genre : undefined,
    isAllKinds,
    isBookableOnly: read('only') === bookable,
    order: read('order') === byTitle ? 'title' : 'date',
    isMonthOpen: offers.day && read('view') === monthView,
    month: readIsoDay(`${read('month')}-01`)?.slice(0, 7),
  };
}

/** The parameters of an address with this filter; other parameters are kept. */
export function withFilter(search: URLSearchParams, filter: ProgramFilter): URLSearchParams {
  const { text, day, genre, isAllKinds, isBookableOnly, order, isMonthOpen, month } = filter;
  const values = {
    text: text || undefined,
    day,
    genre,
    kind: isAllKinds ? allKinds : undefined,
    only: isBookableOnly ? bookable : undefined,
    order: order === 'title' ? byTitle : undefined,
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

/** Whether the list differs from the one without a filter, in its shows or in their order. */
export function isFiltering({ text, day, genre, isAllKinds, isBookableOnly, order }: ProgramFilter): boolean {
  return (
    text !== '' ||
    day !== undefined ||
    genre !== undefined ||
    isAllKinds ||
    isBookableOnly ||
    order !== 'date'
  );
}

export const noFilter = {
  text: '',
  day: undefined,
  genre: undefined,
  isAllKinds: false,
  isBookableOnly: false,
  order: 'date',
  month: undefined,
} satisfies Partial<ProgramFilter>;
