import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { RequestFailure } from '@/shared/request/errors';
import type { Reference } from '@/domain/reference';
import { calls } from './calls';
import { show, unsoldMovie, upcomingShow } from './entitySchemas';
import { list, moment, name, optionalList, orAbsent } from '@/shared/api/fields';
import { http, parseAnswer } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';

/** Assumed response: `{ movie, shows }` (backend, "Films"). */
const movieDetail = v.object({ movie: unsoldMovie, shows: optionalList(show, 'shows') });
const anyMovie = v.looseObject({
  movie: v.nullish(v.unknown()),
  shows: v.fallback(v.array(v.unknown()), []),
});
const movieCall = 'movie/getMovieDetailData';

/** One film and its upcoming shows. A response without both throws `notFound` (requirements, "Detail fetching"). */
export const fetchMovie = defineRequest(
  'movie/fetch',
  'read',
  async ({ id, identifier }: Reference, signal) => {
    const query = { movieid: id, movieidentifier: identifier };
    const answer = await http.get(movieCall, query, anyMovie, signal);
    if (!answer.movie && answer.shows.length === 0) throw new RequestFailure('notFound');
    return parseAnswer(movieDetail, answer, movieCall);
  },
  { retry: true },
);

/** Assumed: an entry is a show with its film (backend, "Films"). */
const upcomingMovies = v.object({
  dataEntries: list(upcomingShow, 'dataEntries'),
  genreEntries: optionalList(name, 'genreEntries'),
  asOf: orAbsent(moment),
});

/** The announced films, and the genres for reminders. */
export const fetchUpcomingMovies = defineRequest(
  'upcomingMovies/fetch',
  'read',
  (_: void, signal) => http.get(...calls.upcomingMovies(), upcomingMovies, signal),
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
