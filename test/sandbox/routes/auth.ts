import { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { bodyOf, email, filled } from '../body';
import type { SandboxContext, SandboxEnv } from '../environment';
import type { UserRecord } from '../database/types';

const sessionCookie = 'sandbox_session';
const password = v.pipe(v.string(), v.minLength(6));
const credentials = v.object({ email, password: v.string() });
const registration = v.object({ email, username: filled, password });

function signIn(context: SandboxContext, { uid, username }: UserRecord): Response {
  const token = crypto.randomUUID();
  context.get('database').sessions[token] = uid;
  setCookie(context, sessionCookie, token, { path: '/', httpOnly: true, sameSite: 'Lax' });
  return context.json({ uid, username });
}

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export const authRoutes = new Hono<SandboxEnv>()
  .post('/auth/login', async (context) => {
    const given = await bodyOf(context, credentials);
    const user = context
      .get('database')
      .users.find((known) => sameAddress(known.email, given.email) && known.password === given.password);
    if (!user) return context.json({ errorMessage: 'E-Mail oder Passwort stimmt nicht.' }, 401);
    return signIn(context, user);
  })
  .post('/auth/register', async (context) => {
    const { users } = context.get('database');
    const given = await bodyOf(context, registration);
    if (users.some((known) => sameAddress(known.email, given.email)))
      return context.json({ errorMessage: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.' }, 409);
    const user = { ...given, uid: `u-${users.length + 1}` };
    users.push(user);
    return signIn(context, user);
  })
  .get('/auth/session', (context) => {
    const database = context.get('database');
    const uid = database.sessions[getCookie(context, sessionCookie) ?? ''];
    const user = database.users.find((known) => known.uid === uid);
    return context.json(user ? { uid: user.uid, username: user.username } : { uid: null });
  })
  .post('/auth/logout', (context) => {
    const token = getCookie(context, sessionCookie);
    const database = context.get('database');
    database.sessions = Object.fromEntries(
      Object.entries(database.sessions).filter(([known]) => known !== token),
    );
    deleteCookie(context, sessionCookie, { path: '/' });
    return context.json({ success: true });
  });
