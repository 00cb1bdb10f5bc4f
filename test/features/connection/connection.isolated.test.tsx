import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { heading, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { searchFor } from '@test/support/searchPage';
import { answerTo, disconnectHost, requestsTo, server, startOfTests } from '@test/support/server';

/** Controls when late parts load, of which the status region is one. */
const late = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock('@/shared/browser/firstScreen', () => ({
  afterFirstScreen: (react: () => void) => {
    late.waiting.push(react);
    return () => undefined;
  },
  delayFirstScreen: () => () => undefined,
  reportPageShown: () => undefined,
}));
const loadLateParts = () => late.waiting.splice(0).forEach((react) => react());

const banner = /^Du bist offline/;
const asOf = 'Stand: Do., 16.04.2026, 10:30 Uhr';

/** Returns stored lists, as the service worker does offline, until the returned function is called. */
function respondFromStore(): () => void {
  let isStored = true;
  const moment = startOfTests - 90 * 60_000;
  server.use(
    http.get('*/rest/show/getCurrentShows', async ({ request }) => {
      const answer = (await (await answerTo(request)).json()) as object;
      return HttpResponse.json(isStored ? { ...answer, asOf: moment } : answer);
    }),
  );
  return () => {
    isStored = false;
  };
}

const goOnline = () => window.dispatchEvent(new Event('online'));

it('shows the banner without waiting for the first screen if the browser is offline (requirements R17)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  disconnectHost();
  renderApp('/');
  expect(await screen.findByText(banner)).toBeVisible();
});

it('loads a stored list again after reconnecting, even if it was shown before the banner (requirements R17)', async () => {
  const restoreHost = disconnectHost();
  const respondLive = respondFromStore();
  renderApp('/kinoprogramm-wien/kinoprogramm');
  await listed('Kinoprogramm');
  expect(await screen.findByText(asOf)).toBeVisible();
  loadLateParts();
  expect(await screen.findByText(banner)).toBeVisible();

  restoreHost();
  respondLive();
  goOnline();
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  await waitFor(() => expect(screen.queryByText(asOf)).toBeNull());
});

it('loads a stored list again later if the network is not ready after reconnecting (requirements R17)', async () => {
  const restoreHost = disconnectHost();
  const respondLive = respondFromStore();
  renderApp('/kinoprogramm-wien/kinoprogramm');
  expect(await screen.findByText(asOf)).toBeVisible();
  loadLateParts();
  expect(await screen.findByText(banner)).toBeVisible();

  restoreHost();
  goOnline();
  await waitFor(() => expect(requestsTo('show/getCurrentShows')).toHaveLength(2));
  respondLive();
  await waitFor(() => expect(screen.queryByText(asOf)).toBeNull(), { timeout: 10_000 });
});

it('shows the time of a stored programme on search and film pages, until it is loaded again (requirements R17)', async () => {
  const restoreHost = disconnectHost();
  const respondLive = respondFromStore();
  server.use(http.get('*/rest/movie/getMovieDetailData', () => HttpResponse.error()));
  const { user } = renderApp(searchFor('Metropolis'));
  expect(await screen.findByText(asOf)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Metropolis' }));
  await heading('Metropolis');
  expect(await screen.findByText(asOf)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ }).length).toBeGreaterThan(0);

  restoreHost();
  respondLive();
  await user.click(screen.getByRole('link', { name: 'Suche' }));
  await heading('Suche');
  await waitFor(() => expect(screen.queryByText(asOf)).toBeNull());
});
