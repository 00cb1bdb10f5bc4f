import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { heading, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { searchFor } from '@test/support/searchPage';
import { answerTo, disconnectHost, requestsTo, server, startOfTests } from '@test/support/server';

/** Ends the wait for a calm page, after which what is told on every page comes. */
const calm = vi.hoisted(() => ({ waiting: [] as (() => void)[] }));
vi.mock('@/shared/browser/whenIdle', () => ({
  whenIdle: (_isCalm: unknown, _patience: unknown, react: () => void) => {
    calm.waiting.push(react);
    return () => undefined;
  },
}));
const becomeCalm = () => calm.waiting.splice(0).forEach((react) => react());

const banner = /^Du bist offline/;
const stand = 'Stand: Do., 16.04.2026, 10:30 Uhr';

/** Answers lists from a store, as the worker does without a network, until the returned function is called. */
function answerFromStore(): () => void {
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

const comeBack = () => window.dispatchEvent(new Event('online'));

it('a browser that knows that it has no network says so without waiting for a calm page (requirements R17)', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  disconnectHost();
  renderApp('/');
  expect(await screen.findByText(banner)).toBeVisible();
});

it('a list that came from the store before anybody knew is read anew with the network (requirements R17)', async () => {
  const bringHostBack = disconnectHost();
  const answerAnew = answerFromStore();
  renderApp('/kinoprogramm-wien/kinoprogramm');
  await listed('Kinoprogramm');
  expect(await screen.findByText(stand)).toBeVisible();
  becomeCalm();
  expect(await screen.findByText(banner)).toBeVisible();

  bringHostBack();
  answerAnew();
  comeBack();
  await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
  await waitFor(() => expect(screen.queryByText(stand)).toBeNull());
});

it('a network that is back but not ready yet is asked once more, soon after (requirements R17)', async () => {
  const bringHostBack = disconnectHost();
  const answerAnew = answerFromStore();
  renderApp('/kinoprogramm-wien/kinoprogramm');
  expect(await screen.findByText(stand)).toBeVisible();
  becomeCalm();
  expect(await screen.findByText(banner)).toBeVisible();

  bringHostBack();
  comeBack();
  await waitFor(() => expect(requestsTo('show/getCurrentShows')).toHaveLength(2));
  answerAnew();
  await waitFor(() => expect(screen.queryByText(stand)).toBeNull(), { timeout: 10_000 });
});

it('search and film say when the programme came that they stand on, until it is read anew (requirements R17)', async () => {
  const bringHostBack = disconnectHost();
  const answerAnew = answerFromStore();
  server.use(http.get('*/rest/movie/getMovieDetailData', () => HttpResponse.error()));
  const { user } = renderApp(searchFor('Metropolis'));
  expect(await screen.findByText(stand)).toBeVisible();
  await user.click(await screen.findByRole('link', { name: 'Metropolis' }));
  await heading('Metropolis');
  expect(await screen.findByText(stand)).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Tickets & Infos: Metropolis/ }).length).toBeGreaterThan(0);

  bringHostBack();
  answerAnew();
  await user.click(screen.getByRole('link', { name: 'Suche' }));
  await heading('Suche');
  await waitFor(() => expect(screen.queryByText(stand)).toBeNull());
});
