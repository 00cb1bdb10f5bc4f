import * as v from 'valibot';
import { revealSecret, type SecretHandle } from './auth/secretHandle';
import { defineRequest } from '@/shared/request/defineRequest';
import { orAbsent, text } from '@/shared/api/fields';
import { http } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';

/** Characters (requirements 5). */
export const minPasswordLength = 6;

/** A change of this key in local storage notifies other tabs that the session changed. */
export const sessionChangeKey = 'session-changed';

/** All paths and shapes are assumed (backend, "Account"). Actions carry the password only as a handle. */
export type Credentials = { email: string; password: SecretHandle };

export const accountResponse = v.object({ uid: text, username: orAbsent(text) });
export const sessionResponse = v.object({ uid: orAbsent(text), username: orAbsent(text) });

/** Signs in; wrong credentials fail with 401 and the server's message. */
export const login = defineRequest('auth/login', 'write', ({ email, password }: Credentials, signal) =>
  http.post('auth/login', { email, password: revealSecret(password) }, accountResponse, signal),
);

/** Registers; an e-mail address that exists fails with 409. */
export const register = defineRequest(
  'auth/register',
  'write',
  ({ email, username, password }: Credentials & { username: string }, signal) =>
    http.post(
      'auth/register',
      { email, password: revealSecret(password), username },
      accountResponse,
      signal,
    ),
);

/** Loads the session; a failure means "signed out" and is not announced (backend, "Account"). */
export const fetchSession = defineRequest('auth/session', 'read', (_: void, signal) =>
  http.get('auth/session', {}, sessionResponse, signal),
);

/** Signs out. */
export const logout = defineRequest('auth/logout', 'write', async (_: void, signal) =>
  refuseUnless(await http.post('auth/logout', {}, success, signal)),
);
