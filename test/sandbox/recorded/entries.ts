import { unwrapped } from '../../../src/shared/api/fields';
import type { RecordedResponse } from './recording';

/** An object of a response that no schema has read. */
export type Json = Record<string, unknown>;

export const calls = {
  list: 'show/getCurrentShows',
  showDetail: 'show/getShowDetailData',
  upcoming: 'movie/getUpcomingMovies',
  movieDetail: 'movie/getMovieDetailData',
  giftCards: 'voucher/getAvailableVouchers',
} as const;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});

/** The entries of a list, as the shop takes it out of a wrapper. */
function objectsOf(value: unknown): Json[] {
  const list = unwrapped(value);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The object of a response; empty if it has none. */
export function bodyOf({ body }: Pick<RecordedResponse, 'body'>): Json {
  try {
    return objectOf(JSON.parse(body));
  } catch {
    return {};
  }
}

/** An id or identifier as in a query; backends send ids as numbers or as text. */
export function keyOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

export type Entries = {
  /** Shows of the programme. */
  listed: Json[];
  /** Shows of announced films. */
  announced: Json[];
  /** Shows with their products. */
  detailed: Json[];
};

/** All recorded shows as they were sent; a show may be in several responses. */
export function entriesOf(responses: RecordedResponse[]): Entries {
  const bodiesOf = (call: string) => responses.filter(({ path }) => path === call).map(bodyOf);
  return {
    listed: [
      ...bodiesOf(calls.list).flatMap((body) => [
        ...objectsOf(body['dataEntries']),
        ...objectsOf(body['publicEvents']),
      ]),
      ...bodiesOf(calls.movieDetail).flatMap((body) => objectsOf(body['shows'])),
    ],
    announced: bodiesOf(calls.upcoming).flatMap((body) => objectsOf(body['dataEntries'])),
    detailed: bodiesOf(calls.showDetail),
  };
}
