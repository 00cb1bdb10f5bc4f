import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sessionChangeKey } from '@/features/account/constants';
import { paths } from '@/shared/config/paths';
import { accountButton, accountMenu, beSignedIn, customer } from '@test/support/account';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, requestsTo } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';

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

it('the session counts as signed out after 10 s without a response', async () => {
  disturb(sessionCall, { never: true });
  stopTime();
  const { store } = renderApp(paths.notFound.to());
  await flushPending();
  expect(requestCount()).toBe(1);
  await passTime(9900);
  expect(store.getState().auth.isPending).toBe(true);
  await passTime(200);
  expect(store.getState().auth).toMatchObject({ isPending: false, isAuth: false });
  expect(store.getState().loadingBar.active).toEqual({});
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
