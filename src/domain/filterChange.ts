import type { Show } from '@/domain/entities';
import {
  ageOf,
  filterNames,
  filters,
  isOffered,
  isSet,
  searchParameter,
  monthParameters,
  type FilterName,
  type FilterValues,
  type ProgramFilter,
} from '@/domain/programFilter';

/** What only the finder needs: it is loaded with its first use. */

/** Without any filter; the month view stays as it is. */
export const noFilter = {
  ...(Object.fromEntries(filterNames.map((name) => [name, filters[name].none])) as FilterValues),
  month: undefined,
} satisfies Partial<ProgramFilter>;

const everything = { day: true, genre: true, films: true };

function writtenValue<Name extends FilterName>(name: Name, filter: FilterValues): string | undefined {
  const value = filter[name];
  return isSet(name, value) && isOffered(name, filter, everything)
    ? (filters[name].word ?? String(value))
    : undefined;
}

/** The languages of films to choose from, each in one spelling of the backend. */
export function languagesOf(shows: readonly Show[]): string[] {
  const all = shows.flatMap(({ movie }) => movie?.language ?? []);
  const unique = new Map(all.map((language) => [language.toLowerCase(), language]));
  return [...unique.values()].toSorted((one, other) => one.localeCompare(other, 'de'));
}

/** The ages of films to choose from, in years. */
export function agesOf(shows: readonly Show[]): number[] {
  const stated = shows.map(ageOf).filter((age) => !Number.isNaN(age));
  return [...new Set(stated)].toSorted((one, other) => one - other);
}

/** The parameters of an address with this filter; other parameters are kept. */
export function withFilter(search: URLSearchParams, filter: ProgramFilter): URLSearchParams {
  const { isMonthOpen, month } = filter;
  const written = new URLSearchParams(search);
  written.delete(searchParameter);
  const values: [parameter: string, value: string | undefined][] = [
    ...filterNames.map((name): [string, string | undefined] => [
      filters[name].parameter,
      writtenValue(name, filter),
    ]),
    [monthParameters.view, isMonthOpen ? monthParameters.month : undefined],
    [monthParameters.month, isMonthOpen ? month : undefined],
  ];
  for (const [parameter, value] of values) {
    if (value === undefined) written.delete(parameter);
    else written.set(parameter, value);
  }
  return written;
}
