import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { passTime, settle, stopTime } from '@test/support/time';

const listCall = 'show/getCurrentShows';
const showAt = (idOrIdentifier: number | string) => paths.show.to({ idOrIdentifier });

/** The dates of a section, each as its link reads. */
async function datesOf(title: string) {
  const section = within(await screen.findByRole('region', { name: title }));
  return within(await section.findByRole('list')).getAllByRole('link');
}
describe('next dates that do not come', () => {
  it('leave the page alone, say so and can be asked for again', async () => {
    disturb(listCall, { status: 400, times: 1 });
    const { user } = renderApp(showAt(301));
    await screen.findByText('Die weiteren Termine sind gerade nicht zu erreichen.');
    expect(button('In den Warenkorb')).toBeEnabled();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Termine erneut laden'));
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Weitere Termine' })).toHaveFocus();
  });

  it('are never asked for before the page itself is there, and leave no loading flag behind', async () => {
    disturb(listCall, { never: true });
    const { user, store } = renderApp(showAt(301));
    await screen.findByText('Weitere Termine werden geladen …');
    expect(requestsTo(listCall)).toHaveLength(1);
    await user.click(screen.getByRole('link', { name: /^Warenkorb/ }));
    await heading('Warenkorb');
    expect(store.getState().loadingBar.active).toEqual({});
  });

  it('are said to be late after 10 s, and can be given up', async () => {
    disturb(listCall, { never: true });
    const { close } = renderApp(showAt(301));
    await waitFor(() => expect(requestsTo(listCall)).toHaveLength(1));
    close();
    stopTime();
    renderApp(showAt(301));
    await settle();
    await settle();
    await passTime(10_100);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    button('Abbrechen').click();
    await settle();
    expect(screen.getByText('Die weiteren Termine wurden nicht geladen.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Weitere Termine' })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('a show that is gone', () => {
  it('leads to the other dates of its film where the programme knows them', async () => {
    const { user } = renderApp(paths.program.to());
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    currentWorld().shows = currentWorld().shows.filter(({ showId }) => showId !== 301);
    await user.click(tickets!);
    await heading('Vorstellung nicht gefunden');
    const links = await datesOf('Weitere Termine');
    expect(links[0]).toHaveTextContent(/^MetropolisFr\., 24\.04\.2026/);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });

  it('that nobody knew leads to what is on next, and to the programme alone without lists', async () => {
    const { user } = renderApp(paths.showNotFound.to());
    await heading('Vorstellung nicht gefunden');
    expect(screen.queryByRole('region', { name: 'Das läuft als Nächstes' })).toBeNull();
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Zum Kinoprogramm' }));
    await screen.findAllByRole('article');
    window.history.back();
    expect(await datesOf('Das läuft als Nächstes')).toHaveLength(6);
  });
});
