import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { firstScreenTimeoutMs } from '@/shared/config/constants';
import { paths } from '@/shared/config/paths';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { addCleanup } from '@test/support/cleanups';
import { forgetConsent } from '@test/support/consent';
import { queryBanner } from '@test/support/consentScreen';
import { heading, listed } from '@test/support/screenQueries';
import { currentDatabase, deferResponses, disturb, requestsTo } from '@test/support/server';
import { passTime, stopTime } from '@test/support/time';

vi.unmock('@/shared/browser/firstScreen');
// No test reaches the latest time by itself, however busy the machine is.
vi.mock('@/shared/config/constants', async (original) => ({
  ...(await original<object>()),
  firstScreenTimeoutMs: 600_000,
}));

const programCall = 'show/getCurrentShows';
const sessionCall = 'auth/session';

/** Opens the programme like a new tab, where the first screen is not ready. */
async function openTab() {
  vi.resetModules();
  const { renderApp } = await import('@test/support/renderApp');
  const app = renderApp(paths.program.to());
  addCleanup(app.close);
  return app;
}

it('the session is requested when the requests of the first page are complete', async () => {
  const release = deferResponses(programCall);
  const { store } = await openTab();
  await heading('Kinoprogramm');
  expect(store.getState().loadingBar.active).toEqual({ 'shows/fetch': true });
  release();
  await listed('Kinoprogramm');
  await waitFor(() => expect(store.getState().auth.isPending).toBe(false));
  const calls = currentDatabase().requests.map(({ path }) => path);
  expect(calls.indexOf(sessionCall)).toBeGreaterThan(calls.indexOf(programCall));
  expect(requestsTo(sessionCall)).toHaveLength(1);
});

it('the session is requested when the first page has failed', async () => {
  disturb(programCall, { status: 404 });
  await openTab();
  await screen.findByRole('button', { name: 'Erneut versuchen' });
  await waitFor(() => expect(requestsTo(sessionCall)).toHaveLength(1));
});

it('the session is requested when the visitor interacts', async () => {
  deferResponses(programCall);
  const { user } = await openTab();
  await heading('Kinoprogramm');
  expect(requestsTo(sessionCall)).toEqual([]);
  await user.keyboard('{Shift}');
  await waitFor(() => expect(requestsTo(sessionCall)).toHaveLength(1));
});

it('the consent banner is shown after the latest time even if the backend never responds', async () => {
  forgetConsent();
  disturb(programCall, { never: true });
  stopTime();
  const { store } = await openTab();
  await passTime(firstScreenTimeoutMs - 1000);
  expect(queryBanner()).toBeNull();
  await passTime(2000);
  expect(queryBanner()).toBeVisible();
  expect(store.getState().loadingBar.active).toMatchObject({ 'shows/fetch': true });
});

it('a stored cart is counted before the first screen is ready', async () => {
  storeCart(filmTicket, carTicket);
  deferResponses(programCall);
  await openTab();
  expect(await screen.findByRole('link', { name: /^Warenkorb\W+1 Eintrag$/ })).toBeVisible();
  expect(requestsTo(sessionCall)).toEqual([]);
});
