import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { RequestFailure } from '@/shared/request/errors';
import type { Reference } from '@/domain/reference';
import { calls } from './calls';
import { show, unsoldMovie, upcomingShow } from './entitySchemas';
import { isBlank, list, moment, name, optionalList, orAbsent, orNothing } from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';

/** Assumed: `{ movie, shows }`; nothing, if both are missing (backend, "Films"). */
export const movieAnswer = orNothing(
  v.object({ movie: unsoldMovie, shows: optionalList(show, 'shows') }),
  ({ movie, shows }) => isBlank(movie) && !(Array.isArray(shows) && shows.length > 0),
);

/** One film and its upcoming shows. A response without both throws `notFound` (requirements, "Detail fetching"). */
export const fetchMovie = defineRequest(
  'movie/fetch',
  'read',
  async ({ id, identifier }: Reference, signal) => {
    const query = { movieid: id, movieidentifier: identifier };
    const detail = await http.get('movie/getMovieDetailData', query, movieAnswer, signal);
    if (!detail) throw new RequestFailure('notFound');
    return detail;
  },
  { retry: true },
);

/** Assumed: an entry is a show with its film (backend, "Films"). */
export const upcomingAnswer = v.optional(
  v.object({
    dataEntries: list(upcomingShow, 'dataEntries'),
    genreEntries: optionalList(name, 'genreEntries'),
    asOf: orAbsent(moment),
  }),
  { dataEntries: [], genreEntries: [] },
);

/** The announced films, and the genres for reminders. */
export const fetchUpcomingMovies = defineRequest(
  'upcomingMovies/fetch',
  'read',
  (_: void, signal) => http.get(...calls.upcomingMovies(), upcomingAnswer, signal),
  { retry: true },
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
