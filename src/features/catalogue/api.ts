import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { upcomingShow, show } from './entitySchemas';
import { list, minorList, moment, name, optionalList, orAbsent, unwrapped } from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';
import { calls, type ShowListQuery } from './calls';
import type { Show } from '@/domain/entities';

function showLists(publicEvents: v.GenericSchema<unknown, Show[]>) {
  return v.object({ dataEntries: list(show, 'dataEntries'), publicEvents, asOf: orAbsent(moment) });
}

const withEvents = showLists(optionalList(show, 'publicEvents'));
const withOrWithoutEvents = showLists(minorList(show, 'publicEvents'));

const hasEntries = ({ dataEntries }: { dataEntries?: unknown }) =>
  Object.values(unwrapped(dataEntries) ?? {}).length > 0;

/** No content is an empty programme. Public events that cannot be read hide no other show. */
export const showsResponse = v.optional(
  v.lazy((response) => (hasEntries(response ?? {}) ? withOrWithoutEvents : withEvents)),
  { dataEntries: [], publicEvents: [] },
);

/** The programme, all of it or of one kind (requirements 7). */
export const fetchShows = defineRequest(
  'shows/fetch',
  'read',
  (query: ShowListQuery, signal) => http.get(...calls.shows(query), showsResponse, signal),
  { retry: true, ages: true },
);

/** Assumed: an entry is a show with its film (backend, "Films"). */
export const upcomingResponse = v.optional(
  v.object({
    dataEntries: list(upcomingShow, 'dataEntries'),
    genreEntries: minorList(name, 'genreEntries'),
    asOf: orAbsent(moment),
  }),
  { dataEntries: [], genreEntries: [] },
);

/** The announced films, and the genres for reminders. */
export const fetchUpcomingMovies = defineRequest(
  'upcomingMovies/fetch',
  'read',
  (_: null, signal) => http.get(...calls.upcomingMovies(), upcomingResponse, signal),
  { retry: true, ages: true },
);

/** By chosen films (the modal) or by genres; the genre variant's field names are assumed (backend, "Films"). */
export type ReminderSubscription =
  { email: string; movieIds: number[] } | { email: string; genres: string[] };

/** Subscribes an e-mail address to reminders. Fails unless the response confirms success. */
export const subscribeReminder = defineRequest(
  'upcomingMovies/subscribe',
  'write',
  async (subscription: ReminderSubscription, signal) =>
    refuseUnless(await http.post('movie/saveNewsletterMovieReminder', subscription, success, signal)),
);
