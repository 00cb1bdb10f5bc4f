import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { calls } from './calls';
import { upcomingShow } from './entitySchemas';
import { list, moment, name, optionalList, orAbsent } from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';

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
  (_: null, signal) => http.get(...calls.upcomingMovies(), upcomingAnswer, signal),
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
