import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, card, heading, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo, startWinter } from '@test/support/server';

const calls = 'show/getCurrentShows';

describe('the programme', () => {
  it('groups shows by date, the nearest day first and films without a date last', async () => {
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days.slice(0, 2)).toEqual(['Donnerstag, 16. April 2026', 'Freitag, 17. April 2026']);
    expect(days.at(-1)).toBe('Termin folgt');
    const friday = screen.getByRole('region', { name: 'Freitag, 17. April 2026' });
    const films = within(friday).getAllByRole('heading', { level: 3 });
    expect(films.map(({ textContent }) => textContent)).toEqual([
      'Nosferatu – Eine Symphonie des Grauens',
      'Orlacs Hände',
    ]);
    expect(within(friday).getByText(/^20:30 Uhr/)).toBeVisible();
  });

  it.each([
    [paths.program.to(), 'Kinoprogramm', 'kino'],
    [paths.cinemaLanding.to(), 'Kinoprogramm', 'kino'],
    [paths.automarkt.to(), 'kommende Automärkte', 'automarkt'],
    [paths.flohmarktProgram.to(), 'Flohmarktkalender', 'flohmarkt'],
  ])('asks %s under „%s“ for shows of type %s', async (address, title, showtype) => {
    renderApp(address);
    await listed(title);
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ s1: 'fetch', showtype }]);
    expect(screen.getAllByRole('article').length).toBeGreaterThan(0);
  });

  it('shows public events under „Veranstaltungen“', async () => {
    renderApp(paths.publicEvents.to());
    await listed('Veranstaltungen');
    const oldtimer = await screen.findByRole('link', { name: /^Ticket kaufen: Oldtimertreffen/ });
    expect(oldtimer.getAttribute('href')).toMatch(/^\/veranstaltungen\/oldtimertreffen-2026-04-22$/);
    expect(
      screen.getByText('Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich'),
    ).toBeVisible();
  });

  it('invites to the one show of event 12', async () => {
    const world = currentWorld();
    world.shows = world.shows.filter(({ showId }) => showId === 501);
    renderApp(paths.flohmarktProgram.to());
    expect(await heading('Jetzt gleich Standplatz sichern')).toBeVisible();
  });

  it('passes prebooking on', async () => {
    renderApp(paths.cinemaLanding.to({}, { prebooking: 'true' }));
    await listed('Kinoprogramm');
    expect(requestsTo(calls)[0]?.query).toEqual({ s1: 'fetch', showtype: 'kino', prebooking: 'true' });
  });

  it('shows only the list of its own kind after a change of page', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(screen.queryByText('Metropolis')).toBeNull();
    expect(card('Automarkt Wien')).toBeVisible();
  });
});

describe('the winter break', () => {
  it('is said in the cinema, with a way to the flea market', async () => {
    startWinter();
    renderApp(paths.program.to());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: /Flohmarkt/ })).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('is „Empty events“ in the flea market', async () => {
    startWinter();
    renderApp(paths.flohmarktProgram.to());
    expect(await screen.findByText('Empty events')).toBeVisible();
  });
});

describe('a programme that cannot be read', () => {
  it('says so and can be tried again', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.program.to());
    await heading('Das Programm ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await listed('Kinoprogramm');
    expect(card('Metropolis')).toBeVisible();
  });

  it('keeps the last list when a refresh fails', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(screen.getByRole('link', { name: 'Warenkorb' }));
    await heading('Warenkorb');
    disturb(calls, { status: 400, times: 1 });
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await listed('Kinoprogramm');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Du siehst den letzten Stand.');
    expect(card('Metropolis')).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(card('Metropolis')).toBeVisible();
  });
});
