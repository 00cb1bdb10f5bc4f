import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { calls, type ShowListQuery } from './calls';
import { show } from './entitySchemas';
import { list, moment, optionalList, orAbsent } from '@/shared/api/fields';
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
