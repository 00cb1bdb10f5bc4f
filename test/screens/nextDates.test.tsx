import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, focusedHeading, heading } from '@test/support/look';
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

/** Where the page tells what a show's film is about. */
function description(showId: number) {
  const { shows, movies } = currentWorld();
  const { movieId } = shows.find((show) => show.showId === showId)!;
  return screen.getByText(movies.find((movie) => movie.movieId === movieId)!.description);
}

const precedes = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the next dates of a film', () => {
  it('stand on the page of each of its shows, by date, without itself', async () => {
    renderApp(showAt(301));
    const links = await datesOf('Weitere Termine');
    expect(links.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^Fr\., 24\.04\.2026, 20:30\sUhr, Große Leinwand$/),
      expect.stringMatching(/^So\., 10\.05\.2026, 20:30\sUhr, Große Leinwand$/),
    ]);
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/show\//);
    expect(requestsTo(listCall).map(({ query }) => query)).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
    expect(screen.queryByRole('region', { name: 'Das läuft als Nächstes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Alle Termine des Films' })).toHaveAttribute(
      'href',
      '/kinoprogramm-wien/kinofilm/metropolis',
    );
  });

  it('say how they stand', async () => {
    for (const { showId } of currentWorld().shows.filter(({ movieId }) => movieId === 1)) {
      if (showId !== 301) currentWorld().stock[`${showId}`] = showId === 308 ? 0 : 4;
    }
    renderApp(showAt(301));
    const [first, second] = await datesOf('Weitere Termine');
    expect(first).toHaveTextContent(/Ausverkauft$/);
    expect(second).toHaveTextContent(/Weniger als 5 Tickets verfügbar$/);
  });

  it('lead to the page of that date', async () => {
    const { user } = renderApp(showAt(301));
    const [, last] = await datesOf('Weitere Termine');
    await user.click(last!);
    expect(await screen.findByText(/^So\., 10\.05\.2026, 20:30\sUhr$/, { selector: 'p' })).toBeVisible();
    await focusedHeading('Metropolis');
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    expect(requestsTo(listCall)).toHaveLength(1);
  });

  it('are at most six, and never those that are over', async () => {
    const world = currentWorld();
    const template = world.shows.find(({ showId }) => showId === 308)!;
    for (let day = 1; day <= 8; day += 1) {
      const start = template.start + day * 86_400_000;
      world.shows.push({ ...template, showId: 9000 + day, start, end: start + 7_200_000 });
    }
    renderApp(showAt(301));
    const links = await datesOf('Weitere Termine');
    expect(links).toHaveLength(6);
    expect(links[5]).toHaveTextContent(/^Mi\., 29\.04\.2026/);
  });

  it('need no call where the programme was read before', async () => {
    const { user } = renderApp(paths.program.to());
    await heading('Kinoprogramm');
    const [tickets] = await screen.findAllByRole('link', { name: /^Tickets & Infos: Metropolis/ });
    await user.click(tickets!);
    await datesOf('Weitere Termine');
    expect(requestsTo(listCall)).toHaveLength(1);
  });
});

describe('a page without other dates', () => {
  it('names what is on next, none of it sold out', async () => {
    renderApp(showAt(324));
    await heading('Der Student von Prag');
    const links = await datesOf('Das läuft als Nächstes');
    expect(links).toHaveLength(3);
    expect(links[0]).toHaveTextContent(/^MetropolisDo\., 16\.04\.2026/);
    for (const link of links) expect(link).not.toHaveTextContent(/Ausverkauft|Verkauf startet/);
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
  });

  it('that is sold out has them right below the reason', async () => {
    renderApp(showAt(307));
    const reason = await screen.findByText('Ausverkauft', { selector: 'p' });
    const [first] = await datesOf('Das läuft als Nächstes');
    expect(precedes(reason, first!)).toBe(true);
    expect(precedes(first!, description(307))).toBe(true);
  });

  it('that is over offers the other dates there', async () => {
    const past = currentWorld().shows.find(({ end }) => end < Date.now())!;
    renderApp(showAt(past.showId));
    const reason = await screen.findByText('Dieser Termin ist schon vorbei.');
    const [first] = await datesOf('Weitere Termine');
    expect(first).toHaveTextContent(/^Di\., 21\.04\.2026/);
    expect(precedes(reason, first!)).toBe(true);
    expect(precedes(first!, description(past.showId))).toBe(true);
  });

  it('whose film is sold out on every date names something else too', async () => {
    const world = currentWorld();
    for (const { showId, movieId } of world.shows) if (movieId === 1) world.stock[`${showId}`] = 0;
    renderApp(showAt(301));
    expect(await datesOf('Weitere Termine')).toHaveLength(2);
    const [next] = await datesOf('Das läuft als Nächstes');
    expect(next).toHaveTextContent(/^Orlacs Hände/);
  });

  it('in a programme with nothing to buy still leads to the list', async () => {
    currentWorld().shows = currentWorld().shows.filter(({ showId }) => showId === 307);
    renderApp(showAt(307));
    await screen.findByText('Gerade ist kein anderer Termin eingetragen.');
    expect(screen.getByRole('link', { name: 'Zum Kinoprogramm' })).toBeVisible();
  });
});

describe('the next dates of markets and events', () => {
  it.each([
    [501, paths.flohmarktEvent, 'Zum Flohmarktkalender', /^So\., 26\.04\.2026, 5:30\sUhr, Marktgelände/],
    [601, paths.automarktEvent, 'Zu den Automärkten', /^Sa\., 02\.05\.2026, 9:00\sUhr, Marktgelände/],
  ])('number %i are those of the same market', async (showId, path, all, first) => {
    renderApp(path.to({ idOrIdentifier: showId }));
    const links = await datesOf('Weitere Termine');
    expect(links[0]).toHaveTextContent(first);
    for (const link of links) {
      expect(link.getAttribute('href')?.split('/')[1]).toBe(path.pattern.split('/')[1]);
    }
    const section = within(screen.getByRole('region', { name: 'Weitere Termine' }));
    expect(section.getByRole('link', { name: all })).toBeVisible();
  });

  it('of an event that is held once are the other events', async () => {
    renderApp(paths.publicEvent.to({ idOrIdentifier: 703 }));
    const [first, ...others] = await datesOf('Das läuft als Nächstes');
    expect(first).toHaveTextContent(/^Oldtimertreffen unter der Leinwand/);
    expect(others).toHaveLength(1);
  });
});

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
