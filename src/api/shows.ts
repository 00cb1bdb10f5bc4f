import * as v from 'valibot';
import type { ShowDetail, ShowKind } from '@/domain/entities';
import { defineRequest } from '@/request/defineRequest';
import { RequestFailure } from '@/request/errors';
import { show, showDetail } from './entities';
import { list, optionalList } from './fields';
import { http, parseAnswer } from './http';

export type ShowListQuery = {
  showtype?: ShowKind | undefined;
  moviegenre?: string | undefined;
  prebooking?: string | undefined;
};

const showList = v.object({
  dataEntries: list(show, 'dataEntries'),
  publicEvents: optionalList(show, 'publicEvents'),
});
export type ShowList = v.InferOutput<typeof showList>;

/** The programme, all of it or of one kind (specification section 7). */
export const fetchShows = defineRequest(
  'shows/fetch',
  'read',
  ({ showtype, moviegenre, prebooking }: ShowListQuery, signal) =>
    http.get('show/getCurrentShows', { s1: 'fetch', showtype, moviegenre, prebooking }, showList, signal),
  { retry: true },
);

/** At least one of the two; both are sent when both are known. */
export type ShowReference = { showId?: number | undefined; showIdentifier?: string | undefined };

const subject = v.object({ movie: v.nullish(v.unknown()), event: v.nullish(v.unknown()) });

/** One show with its products. Neither film nor event in the answer means `notFound` (contract, "Calls"). */
export const fetchShowDetail = defineRequest(
  'show/fetchDetail',
  'read',
  async ({ showId, showIdentifier }: ShowReference, signal): Promise<ShowDetail> => {
    const query = { showid: showId, showidentifier: showIdentifier };
    const answer = await http.get('show/getShowDetailData', query, v.looseObject(subject.entries), signal);
    if (!answer.movie && !answer.event) throw new RequestFailure('notFound');
    return parseAnswer(showDetail, answer, 'show/getShowDetailData');
  },
  { retry: true },
);
