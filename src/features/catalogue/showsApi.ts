import * as v from 'valibot';
import type { ShowDetail } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import { defineRequest } from '@/shared/request/defineRequest';
import { isGone, normaliseError, RequestFailure } from '@/shared/request/errors';
import { calls, type ShowListQuery } from './calls';
import { show, showDetail } from './entitySchemas';
import { isBlank, list, moment, orAbsent, optionalList, orNothing } from '@/shared/api/fields';
import { http } from '@/shared/api/http';

/** No content is an empty programme. */
export const showsAnswer = v.optional(
  v.object({
    dataEntries: list(show, 'dataEntries'),
    publicEvents: optionalList(show, 'publicEvents'),
    asOf: orAbsent(moment),
  }),
  { dataEntries: [], publicEvents: [] },
);
export type ShowList = v.InferOutput<typeof showsAnswer>;

/** The programme, all of it or of one kind (requirements 7). */
export const fetchShows = defineRequest(
  'shows/fetch',
  'read',
  (query: ShowListQuery, signal) => http.get(...calls.shows(query), showsAnswer, signal),
  { retry: true },
);

/** Nothing, if there is neither a film nor an event: the backend does not know the show. */
export const showAnswer = orNothing(showDetail, ({ movie, event }) => isBlank(movie) && isBlank(event));

/** One show with its products. A response without film and event throws `notFound` (backend, "Shows"). */
export const fetchShowDetail = defineRequest(
  'show/fetchDetail',
  'read',
  async (reference: Reference, signal): Promise<ShowDetail> => {
    const detail = await http.get(...calls.showDetail(reference), showAnswer, signal);
    if (!detail) throw new RequestFailure('notFound');
    return detail;
  },
  { retry: true },
);

/** A current show; `undefined` if it no longer exists. */
export type ReadShow = { showId: number; show: ShowDetail | undefined };

type ReadDetail = typeof fetchShowDetail.send;

const readAtOnce = 3;

async function readShow(showId: number, signal: AbortSignal, read: ReadDetail): Promise<ReadShow> {
  try {
    return { showId, show: await read({ id: showId }, signal) };
  } catch (error) {
    if (!isGone(normaliseError(error))) throw error;
    return { showId, show: undefined };
  }
}

/** Fetches several shows, a few concurrently, in their order. Fails as a whole. */
export async function readShows(
  showIds: number[],
  signal: AbortSignal,
  readDetail: ReadDetail = fetchShowDetail.send,
): Promise<ReadShow[]> {
  const read: ReadShow[] = [];
  for (let first = 0; first < showIds.length; first += readAtOnce) {
    const some = showIds.slice(first, first + readAtOnce);
    read.push(...(await Promise.all(some.map((showId) => readShow(showId, signal, readDetail)))));
  }
  return read;
}
