import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { firstScreenTimeoutMs } from '@/shared/config/constants';
import { paths } from '@/shop/paths';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { addCleanup } from '@test/support/cleanups';
import { forgetConsent } from '@test/support/consent';
import { queryBanner } from '@test/support/consentScreen';
import { card, heading } from '@test/support/screenQueries';
import { deferResponses, disconnectHost, disturb, requestsTo } from '@test/support/server';
import { flushPending, passTime, stopTime } from '@test/support/time';

vi.unmock('@/shared/browser/firstScreen');
// No test reaches the latest time by itself, however busy the machine is.
vi.mock('@/shared/config/constants', async (original) => ({
  ...(await original<object>()),
  firstScreenTimeoutMs: 600_000,
}));

/** More ms than it takes to start late parts in a browser without idle callbacks. */
const untilIdle = 1000;
const programCall = 'show/getCurrentShows';
const sessionCall = 'auth/session';

/** Opens the programme like a new tab, where the first screen is not ready. */
async function openTab() {
  vi.resetModules();
  // The code is compiled here: where time is stopped, the page would not wait for it.
  const [{ renderApp }] = await Promise.all([
    import('@test/support/renderApp'),
    import('@/pages/ProgramPage'),
    import('@/features/consent/Consent'),
  ]);
  const app = renderApp(paths.program.to());
  addCleanup(app.close);
  return app;
}

it('the session is requested when the requests of the first page are complete', async () => {
  const release = deferResponses(programCall);
  stopTime();
  const { store } = await openTab();
  await flushPending();
  await passTime(untilIdle);
  expect(Object.keys(store.getState().loadingBar.active)).toEqual([expect.stringMatching(/^shows\/fetch /)]);
  expect(requestsTo(sessionCall)).toEqual([]);
  release();
  await flushPending();
  await passTime(untilIdle);
  expect(card('Metropolis')).toBeVisible();
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
  await flushPending();
  await passTime(firstScreenTimeoutMs - untilIdle);
  expect(queryBanner()).toBeNull();
  await passTime(2 * untilIdle);
  expect(queryBanner()).toBeVisible();
  expect(Object.keys(store.getState().loadingBar.active)).toContainEqual(
    expect.stringMatching(/^shows\/fetch /),
  );
});

it('the consent banner does not appear under a press', async () => {
  forgetConsent();
  deferResponses(programCall);
  stopTime();
  await openTab();
  await flushPending();
  const link = screen.getByRole('link', { name: 'Impressum' });
  fireEvent.pointerDown(link);
  await passTime(untilIdle);
  expect(queryBanner()).toBeNull();
  fireEvent.pointerUp(link);
  await passTime(untilIdle);
  expect(queryBanner()).toBeVisible();
});

it('a stored cart is counted, and a lost connection is reported, before the first screen is ready', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  disconnectHost();
  storeCart(filmTicket, carTicket);
  deferResponses(programCall);
  await openTab();
  expect(await screen.findByRole('link', { name: /^Warenkorb\W+1 Eintrag$/ })).toBeVisible();
  expect(await screen.findByText(/^Du bist offline/)).toBeVisible();
  expect(requestsTo(sessionCall)).toEqual([]);
});
