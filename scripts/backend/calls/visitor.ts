import * as v from 'valibot';
import {
  accountResponse,
  fetchSession,
  login,
  logout,
  register,
  sessionResponse,
} from '../../../src/features/account/api';
import { createSecretHandle } from '../../../src/features/account/auth/secretHandle';
import { blogsResponse, fetchBlogs } from '../../../src/features/blog/api';
import { saveFeedback, saveJobApplication, sendWithdrawal } from '../../../src/features/feedback/api';
import { success } from '../../../src/shared/api/success';
import { applicationBody, feedbackBody, loginBody, logoutBody, registerBody } from '../requests';
import { nothing, sentBy, type Call } from './call';

const application = {
  position: 'Kassa',
  firstName: 'Ada',
  lastName: 'Huber',
  email: 'ada@example.com',
  message: 'Hallo!',
};
const withdrawal = {
  topic: 'widerruf',
  name: 'Ada Huber',
  email: 'ada@example.com',
  message: 'Ich widerrufe den Vertrag. Bestellnummer: 10001',
} as const;
const credentials = () => ({ email: 'kundin@example.com', password: createSecretHandle('stummfilm') });

/** Forms, articles and the account. */
export const visitorCalls = {
  feedback: {
    method: 'POST',
    path: 'feedback/saveCustomerFeedbackForm',
    section: 'Feedback and applications',
    summary: 'Saves feedback, or a declaration of withdrawal; any truthy response means success',
    body: feedbackBody,
    response: v.unknown(),
    example: { body: { topic: 'Kino', rating: 5, message: 'Schön war es.', visitDate: '12.04.2026' } },
    requests: [
      sentBy(saveFeedback, () => ({ topic: 'Kino', rating: 5 as const, message: 'Schön war es.' })),
      sentBy(sendWithdrawal, () => withdrawal),
    ],
  },
  application: {
    method: 'POST',
    path: 'feedback/saveJobApplicationForm',
    section: 'Feedback and applications',
    summary: 'Saves a job application',
    body: applicationBody,
    response: success,
    example: { body: application },
    requests: [sentBy(saveJobApplication, () => application)],
  },
  blogs: {
    method: 'GET',
    path: 'blog/getBlogs',
    section: 'Blog',
    summary: 'Articles, all or of one blog',
    query: { blogtype: { description: '`kino` or `flohmarkt`.' } },
    response: blogsResponse,
    isList: true,
    example: { query: { blogtype: 'kino' } },
    requests: [sentBy(fetchBlogs, () => ({ blogtype: 'kino' as const }))],
    asked: [{}, { blogtype: 'kino' }, { blogtype: 'flohmarkt' }],
  },
  login: {
    method: 'POST',
    path: 'auth/login',
    section: 'Account',
    summary: 'Signs in; sets the session cookie',
    body: loginBody,
    response: accountResponse,
    example: { body: { email: 'kundin@example.com', password: 'stummfilm' } },
    requests: [sentBy(login, credentials)],
  },
  register: {
    method: 'POST',
    path: 'auth/register',
    section: 'Account',
    summary: 'Registers; sets the session cookie',
    body: registerBody,
    response: accountResponse,
    example: { body: { email: 'neu@example.com', password: 'stummfilm', username: 'Neu' } },
    requests: [sentBy(register, () => ({ ...credentials(), email: 'neu@example.com', username: 'Neu' }))],
  },
  session: {
    method: 'GET',
    path: 'auth/session',
    section: 'Account',
    summary: 'Who is signed in',
    response: sessionResponse,
    example: {},
    requests: [sentBy(fetchSession, nothing)],
    asked: [{}],
  },
  logout: {
    method: 'POST',
    path: 'auth/logout',
    section: 'Account',
    summary: 'Signs out',
    body: logoutBody,
    response: success,
    example: { body: {} },
    requests: [sentBy(logout, nothing)],
  },
} satisfies Record<string, Call>;
