import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, email, filled, id } from '../body';
import type { SandboxEnv } from '../environment';
import { wireBlog } from '../wire';
import { sendReminderConfirmation } from '../database/mails';

const feedback = v.looseObject({
  topic: filled,
  rating: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  message: filled,
});
const withdrawal = v.looseObject({ topic: v.literal('widerruf'), name: filled, email, message: filled });
const application = v.looseObject({
  firstName: filled,
  lastName: filled,
  email,
  position: filled,
  message: filled,
});
const reminder = v.union([
  v.object({ email, movieIds: v.pipe(v.array(id), v.minLength(1)) }),
  v.object({ email, genres: v.pipe(v.array(filled), v.minLength(1)) }),
]);

export const formRoutes = new Hono<SandboxEnv>()
  .post('/feedback/saveCustomerFeedbackForm', async (context) => {
    context.get('database').feedback.push(await bodyOf(context, v.union([withdrawal, feedback])));
    return context.json({ success: true });
  })
  .post('/feedback/saveJobApplicationForm', async (context) => {
    context.get('database').applications.push(await bodyOf(context, application));
    return context.json({ success: 1 });
  })
  .post('/movie/saveNewsletterMovieReminder', async (context) => {
    const database = context.get('database');
    const subscription = await bodyOf(context, reminder);
    const wanted =
      'genres' in subscription
        ? subscription.genres
        : database.movies
            .filter(({ movieId }) => subscription.movieIds.includes(movieId))
            .map(({ movieName }) => movieName);
    database.reminders.push(subscription);
    sendReminderConfirmation(database, subscription.email, wanted);
    return context.json({ success: true });
  })
  .get('/blog/getBlogs', (context) => {
    const wanted = context.req.query('blogtype');
    const blogs = context.get('database').blogs.filter(({ blogType }) => !wanted || blogType === wanted);
    return context.json(blogs.map(wireBlog));
  });
