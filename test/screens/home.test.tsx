import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, focusedHeading, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, holdBack, requestsTo, startWinter } from '@test/support/server';

const calls = 'show/getCurrentShows';
const title = 'Autokino und Flohmarkt in Wien';
const lead = 'Wofür es gerade freie Plätze gibt.';
const region = (name: string) => screen.findByRole('region', { name });
const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

/** The next dates of a world, each as its link reads. */
async function datesOf(world: string) {
  const list = await within(await region(world)).findByRole('list');
  return within(list).getAllByRole('link');
}

describe('the home page', () => {
  it('opens two doors of the same make, each in its own mood', async () => {
    renderApp(paths.home.to());
    await heading(title);
    const doors = [await region('Autokino'), await region('Flohmarkt')];
    expect(doors.map(({ dataset }) => dataset['bsTheme'])).toEqual(['dark', 'light']);
    expect(doors.map(({ className }) => className)).toEqual([doors[0]?.className, doors[0]?.className]);
    expect(doors.map((door) => within(door).getByRole('link').getAttribute('href'))).toEqual([
      paths.program.to(),
      paths.flohmarktProgram.to(),
    ]);
  });

  it('has one address for search engines, and the house’s own title', async () => {
    renderApp(paths.newsEvents.to());
    await heading(title);
    await waitFor(() => expect(canonical()).toMatch(/^https?:\/\/[^/]+\/$/));
    expect(document.title).toBe('Kino wie Damals – Autokino & Flohmarkt Wien');
  });

  it('tells season, ratings, voucher and newsletter, with as much advice for either world', async () => {
    renderApp(paths.home.to());
    const season = await region('Die Saison');
    expect(season).toHaveTextContent(/Die Saison 2025 ist vorbei\. Im Frühling 2026/);
    expect(season).toHaveTextContent(/Jeden Sonntag\..*Im Jänner geschlossen, im Februar/);
    expect(await region('So habt ihr uns bewertet')).toHaveTextContent(
      /Autokino4,6 von 5 .*Flohmarkt4,4 von 5 .*Kinderflohmarkt4,9 von 5 /,
    );
    const advice = within(await region('Gut vorbereitet')).getAllByRole('list');
    expect(advice.map((list) => within(list).getAllByRole('link').length)).toEqual([4, 4]);
    expect(screen.getByRole('link', { name: 'Gutschein aussuchen' })).toHaveAttribute(
      'href',
      paths.giftCards.to(),
    );
    expect(await region('Newsletter')).toHaveTextContent(/gleich hier unten/);
    expect(await screen.findAllByRole('button', { name: /abonnieren/ })).toHaveLength(1);
  });
});

describe('what is on next', () => {
  it('stands there for both worlds by one call', async () => {
    renderApp(paths.home.to());
    const films = await datesOf('Auf der Leinwand');
    const markets = await datesOf('Am Marktplatz');
    expect(films).toHaveLength(3);
    expect(films[0]).toHaveTextContent(/^MetropolisDo\., 16\.04\.2026, 20:30\sUhr/);
    expect(markets).toHaveLength(3);
    expect(screen.getByText(lead)).toBeVisible();
    for (const market of markets) expect(market.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ s1: 'fetch' }]);
  });

  it('leaves out what cannot be had', async () => {
    const { shows, stock } = currentWorld();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    renderApp(paths.home.to());
    expect((await datesOf('Auf der Leinwand'))[0]).toHaveTextContent(/^Orlacs Hände/);
  });

  it('leads on to the lists while it is on its way', async () => {
    const letGo = holdBack(calls);
    renderApp(paths.home.to());
    const cinema = within(await region('Auf der Leinwand'));
    expect(screen.getByText('Die nächsten Termine werden geladen …').closest('[role=status]')).toBeVisible();
    expect(cinema.getByRole('link')).toHaveAttribute('href', paths.program.to());
    letGo();
    await datesOf('Auf der Leinwand');
    expect(screen.queryByText('Die nächsten Termine werden geladen …')).toBeNull();
  });

  it('that does not come says so once, and is asked for again', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.home.to());
    await screen.findByText('Die nächsten Termine sind gerade nicht zu erreichen.');
    await heading(title);
    await user.click(button('Termine erneut laden'));
    expect(screen.getByRole('heading', { name: 'Als Nächstes' })).toHaveFocus();
    expect(await datesOf('Am Marktplatz')).toHaveLength(3);
  });

  it('stays when the visitor comes back and it cannot be read again', async () => {
    const { user } = renderApp(paths.home.to());
    await datesOf('Auf der Leinwand');
    await user.click(screen.getByRole('link', { name: 'Gutschein aussuchen' }));
    await focusedHeading('Kinogutschein kaufen');
    disturb(calls, { status: 400 });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Kino wie Damals/ }));
    await screen.findByText(/^Die Termine konnten nicht aktualisiert werden/);
    expect(await datesOf('Auf der Leinwand')).toHaveLength(3);
  });

  it('tells the season’s facts where nothing is entered', async () => {
    startWinter();
    renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist kein Film eingetragen\./)).toHaveTextContent(/Frühling 2026/);
    expect(await region('Am Marktplatz')).toHaveTextContent(
      /kein Markttag eingetragen\. Im Jänner ist Pause/,
    );
    expect(screen.queryByText(lead)).toBeNull();
  });

  it('does not speak of a break where everything is taken', async () => {
    const world = currentWorld();
    for (const { showId } of world.shows) world.stock[`${showId}`] = 0;
    renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist für keinen Film ein Ticket zu haben\./)).toBeVisible();
    expect(screen.queryByText(/^Gerade ist kein Film eingetragen/)).toBeNull();
    expect(screen.queryByText(lead)).toBeNull();
  });
});
