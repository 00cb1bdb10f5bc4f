import { unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { isoDayAt, readIsoDay } from '@/domain/isoDays';
import { hasWords, searchText } from '@/domain/programSearch';
import { daysIn } from '@/domain/showDays';
import { maxFilmFactLength } from '@/shop/constants';
import { cleanText } from '@/shared/text/text';

/** The parameter of the search; a list takes it, too. */
export const searchParameter = 'q';

export type FilterValues = {
  text: string;
  /** `YYYY-MM-DD` in Vienna. */
  day: string | undefined;
  /** In lower case, whatever the case in the address and the backend. */
  genre: string | undefined;
  /** Of a film with its subtitles („omu“), in lower case, too. */
  language: string | undefined;
  /** In years: films that somebody of this age may watch. */
  age: number | undefined;
  isAllKinds: boolean;
  /** Without what is sold out, closed or not on sale yet. */
  isBookableOnly: boolean;
  order: 'date' | 'title';
};
export type FilterName = keyof FilterValues;

export type ProgramFilter = FilterValues & {
  isMonthOpen: boolean;
  /** `YYYY-MM`, only if it is not the default month. */
  month: string | undefined;
};

/** What a list offers to choose; `films` are facts that only films have. */
export type FilterOffers = { day: boolean; genre: boolean; films: boolean };

type Filter<Value> = {
  /** Its name in the address. */
  parameter: string;
  /** The value that filters nothing: also for what is no value in an address. */
  none: Value;
  read: (written: string) => Value;
  /** What is written for any value but `none`; without it, the value itself. */
  word?: string;
  /** It counts only in lists that offer all of these. */
  offers?: (keyof FilterOffers)[];
  /** Tells which shows pass at `now` (epoch ms). Without it, the backend filters, or only the order changes. */
  passes?: (value: Exclude<Value, undefined>, now: number) => (show: Show) => boolean;
};

/** A filter with one other value than `none`, and its word in the address. */
function choice<Value>(parameter: string, word: string, none: Value, chosen: Value) {
  return { parameter, word, none, read: (written: string) => (written === word ? chosen : none) };
}

function readName(written: string): string | undefined {
  const name = cleanText(written).toLowerCase();
  return name !== '' && name.length <= maxFilmFactLength ? name : undefined;
}

/** From which age, in years, the film of a show may be watched; `NaN` if that is not stated. */
export function ageOf({ movie }: Show): number {
  return Number(movie?.ageRating?.replace(/\D/g, ''));
}

/** Every filter of the programme, in the order of the address. What it is called is in `filterTexts` of the finder. */
export const filters: { [Name in FilterName]: Filter<FilterValues[Name]> } = {
  text: { parameter: 'suche', none: '', read: searchText, passes: hasWords },
  day: {
    parameter: 'tag',
    none: undefined,
    read: readIsoDay,
    offers: ['day'],
    // One that is running is no longer listed on the days before.
    passes: (day, now) => (show) => daysIn(show, { from: isoDayAt(now) }).includes(day),
  },
  genre: { parameter: 'genre', none: undefined, read: readName, offers: ['films', 'genre'] },
  language: {
    parameter: 'sprache',
    none: undefined,
    read: readName,
    offers: ['films'],
    passes: (language) => (show) => show.movie?.language?.toLowerCase() === language,
  },
  age: {
    parameter: 'alter',
    none: undefined,
    read: (written) => (/^\d\d?$/.test(written) ? Number(written) : undefined),
    offers: ['films'],
    // Not without a stated age.
    passes: (age) => (show) => ageOf(show) <= age,
  },
  isAllKinds: choice('art', 'alle', false, true),
  isBookableOnly: {
    ...choice('nur', 'buchbar', false, true),
    passes: (_, now) => (show) => unavailability(show, now) === undefined,
  },
  order: choice<FilterValues['order']>('sortierung', 'titel', 'date', 'title'),
};

export const filterNames = Object.keys(filters) as FilterName[];

/** The month view is open with `ansicht=monat`; `monat` is also the parameter of its month. */
export const monthParameters = { view: 'ansicht', month: 'monat' } as const;

/** Whether a value filters. */
export function isSet<Name extends FilterName>(
  name: Name,
  value: FilterValues[Name] | undefined,
): value is Exclude<FilterValues[Name], undefined> {
  return value !== undefined && value !== filters[name].none;
}

/** Whether the list differs from the one without a filter, in its shows or in their order. */
export function isFiltering(filter: ProgramFilter): boolean {
  return filterNames.some((name) => isSet(name, filter[name]));
}

/** Whether a list offers a filter; a list of all kinds offers none of films. */
export function isOffered(
  name: FilterName,
  { isAllKinds }: { isAllKinds: boolean },
  list: FilterOffers,
): boolean {
  const offers = { ...list, films: list.films && !isAllKinds };
  return filters[name].offers?.every((offer) => offers[offer]) ?? true;
}

/** Whether an address asks for a list of all kinds together. */
export function isOfAllKinds(search: URLSearchParams): boolean {
  const { parameter, read } = filters.isAllKinds;
  return read(search.get(parameter) ?? '') === true;
}

/** Reads a filter from an address. Invalid values, and those that are not offered, count as absent. */
export function readFilter(search: URLSearchParams, offers: FilterOffers): ProgramFilter {
  const written = (name: FilterName) => {
    const value = search.get(filters[name].parameter);
    return filters[name].read(value ?? (name === 'text' ? search.get(searchParameter) : undefined) ?? '');
  };
  const chosen = { isAllKinds: isOfAllKinds(search) };
  const valueOf = (name: FilterName) =>
    isOffered(name, chosen, offers) ? written(name) : filters[name].none;
  return {
    ...(Object.fromEntries(filterNames.map((name) => [name, valueOf(name)])) as FilterValues),
    isMonthOpen: offers.day && search.get(monthParameters.view) === monthParameters.month,
    month: readIsoDay(`${search.get(monthParameters.month) ?? ''}-01`)?.slice(0, 7),
  };
}

function passing<Name extends FilterName>(name: Name, filter: Partial<FilterValues>, now: number) {
  const value: FilterValues[Name] | undefined = filter[name];
  return isSet(name, value) ? filters[name].passes?.(value, now) : undefined;
}

/** The shows that pass at `now` (epoch ms); the backend has filtered by kind and genre. */
export function filterShows(shows: Show[], filter: Partial<FilterValues>, now: number): Show[] {
  return filterNames.reduce((left, name) => {
    const passes = passing(name, filter, now);
    return passes ? left.filter(passes) : left;
  }, shows);
}
