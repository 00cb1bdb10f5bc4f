import { describe, expect, it } from 'vitest';
import { fetchSession, login, logout, sessionChangeKey } from '@/features/account/api';
import { authToggled } from '@/features/account/authSlice';
import { createSecretHandle } from '@/features/account/auth/secretHandle';
import { customer, keepSession } from '@test/support/account';
import { recordedStore } from '@test/support/recordedStore';
import { disturb, deferResponses, requestsTo } from '@test/support/server';
import { flushPending, stopTime } from '@test/support/time';

const credentials = (password = customer.password) => ({
  email: customer.email,
  password: createSecretHandle(password),
});

function started() {
  const recorded = recordedStore();
  const auth = () => recorded.store.getState().auth;
  return { ...recorded, auth };
}

describe('the session', () => {
  it('keeps the account of a login that is newer than the session response', async () => {
    const { store, auth, seen, actions } = started();
    const release = deferResponses('auth/session');
    stopTime();
    store.dispatch(fetchSession.start());
    // The request leaves the page.
    await flushPending();
    store.dispatch(login.start(credentials()));
    await seen(login.success.match);
    release();
    await flushPending();
    expect(requestsTo('auth/session')).toHaveLength(1);
    expect(actions.filter(fetchSession.success.match)).toEqual([]);
    expect(auth()).toMatchObject({ isPending: false, isAuth: true, uid: customer.uid, loading: false });
  });

  it('is loaded again after a failed login, if it was unknown before', async () => {
    const { store, auth, seen } = started();
    deferResponses('auth/session');
    store.dispatch(fetchSession.start());
    store.dispatch(login.start(credentials('falsch-falsch')));
    await seen(login.fail.match);
    await seen(fetchSession.reset.match);
    expect(auth()).toMatchObject({ isPending: false, isAuth: false, error: { kind: 'unauthorized' } });
    await seen((action): action is unknown => fetchSession.start.match(action) && auth().error !== null);
  });

  it('keeps the dialog open if nobody is signed in', async () => {
    const { store, auth, seen } = started();
    store.dispatch(authToggled());
    store.dispatch(fetchSession.start());
    await seen(fetchSession.success.match);
    expect(auth()).toMatchObject({ isPending: false, isAuth: false, showAuth: true });
  });

  it('notifies other tabs of each change, without the account', async () => {
    const { store, seen, next } = started();
    store.dispatch(login.start(credentials()));
    await seen(login.success.match);
    const first = localStorage.getItem(sessionChangeKey);
    expect(first).toBeTruthy();
    expect(first).not.toContain(customer.uid);
    const done = next(logout.success.match);
    store.dispatch(logout.start());
    await done;
    expect(localStorage.getItem(sessionChangeKey)).not.toBe(first);
  });

  it('decides whether a login with an unclear result succeeded', async () => {
    const { store, auth, seen } = started();
    disturb('auth/login', { afterHandling: true, drop: true });
    store.dispatch(authToggled());
    store.dispatch(login.start(credentials()));
    await seen(login.fail.match);
    await seen(fetchSession.success.match);
    expect(auth()).toMatchObject({ isAuth: false, showAuth: true, error: { kind: 'network' } });
    keepSession();
    store.dispatch(login.start(credentials()));
    await seen((action): action is unknown => fetchSession.success.match(action) && auth().isAuth);
    expect(auth()).toMatchObject({ uid: customer.uid, showAuth: false, error: null });
    expect(requestsTo('auth/login')).toHaveLength(2);
  });
});
