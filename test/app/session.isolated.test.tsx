import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionChangeKey } from '@/features/account/constants';
import { paths } from '@/shared/config/paths';
import { accountButton, accountMenu, beSignedIn, customer } from '@test/support/account';
import { heading, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';

vi.unmock('@/shared/browser/whenIdle');
// The test waits for idle, however busy the machine is.
vi.mock('@/features/account/constants', async (original) => ({
  ...(await original<object>()),
  sessionTimeoutMs: Infinity,
}));

const sessionCall = 'auth/session';
const requestCount = () => requestsTo(sessionCall).length;

/** Simulates that another tab signs in or out. */
function notifyOfChange() {
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionChangeKey, newValue: 'x' })));
}

async function openPage() {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await waitFor(() => expect(app.store.getState().auth.isPending).toBe(false));
  return app;
}

describe('the session', () => {
  it('is requested when the requests of the first page are complete', async () => {
    const release = deferResponses('show/getCurrentShows');
    const { store } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    expect(store.getState().loadingBar.active).toEqual({ 'shows/fetch': true });
    release();
    await listed('Kinoprogramm');
    await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
    const calls = currentDatabase().requests.map(({ path }) => path);
    expect(calls.indexOf(sessionCall)).toBeGreaterThan(calls.indexOf('show/getCurrentShows'));
    expect(requestCount()).toBe(1);
  });

  it('is requested immediately when the visitor interacts', async () => {
    deferResponses('show/getCurrentShows');
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    expect(requestCount()).toBe(0);
    await user.keyboard('{Shift}');
    await waitFor(() => expect(requestCount()).toBe(1));
  });

  it('counts as signed out after 10 s without a response', async () => {
    disturb(sessionCall, { never: true });
    stopTime();
    const { store } = renderApp(paths.notFound.to());
    fireEvent.keyDown(document.body, { key: 'Shift' });
    await flushPending();
    expect(requestCount()).toBe(1);
    await passTime(9900);
    expect(store.getState().auth.isPending).toBe(true);
    await passTime(200);
    expect(store.getState().auth).toMatchObject({ isPending: false, isAuth: false });
    expect(store.getState().loadingBar.active).toEqual({});
  });
});

describe('another tab', () => {
  it('that signs in or out also signs in or out here', async () => {
    await openPage();
    beSignedIn();
    notifyOfChange();
    await accountMenu();
    currentDatabase().sessions = {};
    notifyOfChange();
    await waitFor(() => expect(accountButton()).toBeVisible());
    expect(screen.queryByText('Du bist abgemeldet.')).toBeNull();
  });

  it.each([{ status: 500 }, { drop: true }])(
    'changes nothing here when the session request fails: %j',
    async (fault) => {
      beSignedIn();
      const { store } = await openPage();
      disturb(sessionCall, fault);
      notifyOfChange();
      await waitFor(() => expect(requestCount()).toBe(2));
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      expect(store.getState().auth).toMatchObject({ isAuth: true, uid: customer.uid });
    },
  );
});

it('a page restored from the back/forward cache requests the session', async () => {
  await openPage();
  beSignedIn();
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await accountMenu();
});
