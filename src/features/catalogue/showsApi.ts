import * as v from 'valibot';
import type { ShowDetail } from '@/domain/entities';
import type { Reference } from '@/domain/reference';
import { defineRequest } from '@/shared/request/defineRequest';
import { isGone, normaliseError, RequestFailure } from '@/shared/request/errors';
import { calls, type ShowListQuery } from './calls';
import { show, showDetail } from './entitySchemas';
import { list, moment, orAbsent, optionalList } from '@/shared/api/fields';
import { http, parseAnswer } from '@/shared/api/http';

const showList = v.object({
  dataEntries: list(show, 'dataEntries'),
  publicEvents: optionalList(show, 'publicEvents'),
  asOf: orAbsent(moment),
});
export type ShowList = v.InferOutput<typeof showList>;

/** The programme, all of it or of one kind (requirements 7). */
export const fetchShows = defineRequest(
  'shows/fetch',
  'read',
  (query: ShowListQuery, signal) => http.get(...calls.shows(query), showList, signal),
  { retry: true },
);

const subject = v.object({ movie: v.nullish(v.unknown()), event: v.nullish(v.unknown()) });

/** One show with its products. A response without film and event throws `notFound` (backend, "Shows"). */
export const fetchShowDetail = defineRequest(
  'show/fetchDetail',
  'read',
  async (reference: Reference, signal): Promise<ShowDetail> => {
    const call = calls.showDetail(reference);
    const answer = await http.get(...call, v.looseObject(subject.entries), signal);
    if (!answer.movie && !answer.event) throw new RequestFailure('notFound');
    return parseAnswer(showDetail, answer, call[0]);
  },
  { retry: true },
);

/** A current show; `undefined` if it no longer exists. */
export type ReadShow = { showId: number; show: ShowDetail | undefined };

const readAtOnce = 3;

async function readShow(showId: number, signal: AbortSignal): Promise<ReadShow> {
  try {
    return { showId, show: await fetchShowDetail.send({ id: showId }, signal) };
  } catch (error) {
    if (!isGone(normaliseError(error))) throw error;
    return { showId, show: undefined };
  }
}

/** Fetches several shows, a few concurrently, in their order. Fails as a whole. */
export async function readShows(showIds: number[], signal: AbortSignal): Promise<ReadShow[]> {
  const read: ReadShow[] = [];
  for (let first = 0; first < showIds.length; first += readAtOnce) {
    const some = showIds.slice(first, first + readAtOnce);
    read.push(...(await Promise.all(some.map((showId) => readShow(showId, signal)))));
  }
  return read;
}
