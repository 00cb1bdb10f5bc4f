import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { Reviews } from '@/features/landing/Reviews';
import '@/features/catalogue/cards/InfoDialog';
import '@/pages/CartPage';
import '@/pages/CinemaLandingPage';
import { expectCanonical } from '@test/support/arriveAt';
import { button, card, focusedHeading, heading, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';

const calls = 'show/getCurrentShows';

beforeEach(() => keepShows(301, 302, 303, 304, 308, 325, 501, 502, 503, 504, 601));

describe('the home page', () => {
  const title = 'Autokino und Flohmarkt in Wien';
  const lead = 'Wofür es gerade freie Plätze gibt.';

  const region = (name: string) => screen.findByRole('region', { name });

  const always = 'Wann gespielt wird, steht im Kinoprogramm.';
  const statedSeason = (section: HTMLElement) =>
    section.querySelector('.page-season > :not(.page-season-other)')?.textContent;

  /** Links of a section's dates. */
  async function datesOf(section: string) {
    const list = await within(await region(section)).findByRole('list');
    return within(list).getAllByRole('link');
  }

  it('has two equal sections, facts and advice, and loads the next dates of both by one request', async () => {
    const release = deferResponses(calls);
    renderApp(paths.newsEvents.to());
    await heading(title);
    const cinema = within(await region('Auf der Leinwand'));
    expect(screen.getByText('Die nächsten Termine werden geladen …').closest('[role=status]')).toBeVisible();
    expect(cinema.getByRole('link')).toHaveAttribute('href', paths.program.to());

    const sections = [await region('Autokino'), await region('Flohmarkt')];
    expect(sections.map(({ dataset }) => dataset['bsTheme'])).toEqual(['dark', 'light']);
    expect(new Set(sections.map(({ className }) => className)).size).toBe(1);
    expect(sections.map((section) => within(section).getByRole('link').getAttribute('href'))).toEqual([
      paths.program.to(),
      paths.flohmarktProgram.to(),
    ]);
    await expectCanonical('/');
    expect(document.title).toBe('Kino wie Damals – Autokino & Flohmarkt Wien');
    const season = await region('Die Saison');
    expect(statedSeason(season)).toBe(always);
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
    expect(await screen.findAllByRole('button', { name: /abonnieren/ })).toHaveLength(1);

    release();
    const films = await datesOf('Auf der Leinwand');
    expect(screen.queryByText('Die nächsten Termine werden geladen …')).toBeNull();
    const markets = await datesOf('Am Marktplatz');
    expect(films).toHaveLength(3);
    expect(films[0]).toHaveTextContent(/^MetropolisDo\., 16\.04\.2026, 20:30\sUhr/);
    expect(markets).toHaveLength(3);
    expect(screen.getByText(lead)).toBeVisible();
    for (const market of markets) expect(market.getAttribute('href')).toMatch(/^\/flohmarktprogramm-wien\//);
    expect(statedSeason(await region('Die Saison'))).toBe(always);
    expect(requestsTo(calls).map(({ query }) => query)).toEqual([{ s1: 'fetch' }]);
  });

  it('reports once next dates that fail, which can be retried, omits sold-out shows and keeps them when a refresh fails', async () => {
    const { shows, stock } = currentDatabase();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.home.to());
    await screen.findByText('Die nächsten Termine sind gerade nicht zu erreichen.');
    await heading(title);
    await user.click(button('Termine erneut laden'));
    expect(screen.getByRole('heading', { name: 'Als Nächstes' })).toHaveFocus();
    expect(await datesOf('Am Marktplatz')).toHaveLength(3);
    expect((await datesOf('Auf der Leinwand'))[0]).toHaveTextContent(/^Orlacs Hände/);

    await user.click(screen.getByRole('link', { name: 'Gutschein aussuchen' }));
    await focusedHeading('Kinogutschein kaufen');
    disturb(calls, { status: 400 });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: /Kino wie Damals/ }));
    await screen.findByText(/^Die Termine konnten nicht aktualisiert werden/);
    expect(await datesOf('Auf der Leinwand')).toHaveLength(3);
  });

  it('replaces dates by season facts when there are no shows, but announces no off-season when all are sold out', async () => {
    const { shows, stock } = currentDatabase();
    for (const { showId } of shows) stock[`${showId}`] = 0;
    const { close } = renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist für keinen Film ein Ticket zu haben\./)).toBeVisible();
    expect(screen.queryByText(/^Gerade ist kein Film eingetragen/)).toBeNull();
    expect(screen.queryByText(lead)).toBeNull();
    expect(statedSeason(await region('Die Saison'))).toBe(always);
    close();
    startWinter();
    renderApp(paths.home.to());
    expect(await screen.findByText(/^Gerade ist kein Film eingetragen\./)).toHaveTextContent(/Frühling 2026/);
    expect(statedSeason(await region('Die Saison'))).toMatch(
      /^Die Saison 2025 ist vorbei\. Im Frühling 2026/,
    );
    expect(await region('Am Marktplatz')).toHaveTextContent(
      /kein Markttag eingetragen\. Im Jänner ist Pause/,
    );
    expect(screen.queryByText(lead)).toBeNull();
  });
});

describe('the landing page of the cinema', () => {
  const address = paths.cinemaLanding.to();
  const section = (name: string) => screen.getByRole('region', { name });

  it('has an introduction, a link to its list, four steps, each rating once and a short information', async () => {
    const { user } = renderApp(address);
    await listed('Kinoprogramm');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText('Großes Kino, eigenes Auto.')).toBeVisible();
    const list = section('Alle Filme und Termine');
    const link = screen.getByRole('link', { name: 'Direkt zum Programm' });
    expect(link).toHaveAttribute('href', `#${list.id}`);
    expect(list).toHaveAttribute('tabindex', '-1');
    expect(list).toContainElement(card('Metropolis'));

    const steps = within(section('Zum ersten Mal hier?')).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('heading', { level: 3 }).textContent)).toEqual([
      'Film aussuchen',
      'Tickets online kaufen',
      'Hinkommen und einparken',
      'Radio an, Film ab',
    ]);
    expect(steps[1]).toHaveTextContent(/Ein Ticket für jede Person.*einmal je Auto das Autoticket/);
    const reviews = within(section('So habt ihr uns bewertet'));
    const slides = reviews.getAllByRole('group', { hidden: true });
    expect(slides.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
      'Autokino4,6 von 5 Sternen aus 1.448 Bewertungen',
      'Flohmarkt4,4 von 5 Sternen aus 577 Bewertungen',
      'Kinderflohmarkt4,9 von 5 Sternen aus 118 Bewertungen',
    ]);
    expect(reviews.getByRole('button', { name: 'Anhalten' })).toBeVisible();

    await user.click(button('Kurzinformation'));
    const dialog = await screen.findByRole('dialog', {
      name: 'Kurzinformation zu Kino wie Damals Vorstellungen',
    });
    expect(dialog).toHaveTextContent('an der Tageskassa ab 5:30 Uhr');
    await user.click(within(dialog).getByRole('button', { name: 'Schliessen' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Kurzinformation')).toHaveFocus();
  });

  it('shows the next rating after ten seconds unless it is paused', async () => {
    stopTime();
    renderApp(address);
    await flushPending();
    const shown = () => within(section('So habt ihr uns bewertet')).getByRole('group');
    expect(shown()).toHaveAccessibleName('1 von 3');
    await passTime(10_000);
    expect(shown()).toHaveAccessibleName('2 von 3');
    fireEvent.click(button('Anhalten'));
    await passTime(25_000);
    expect(shown()).toHaveAccessibleName('2 von 3');
  });

  it('keeps its introduction and steps when the programme fails, which can be retried', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(address);
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(section('Zum ersten Mal hier?')).toBeVisible();
    expect(section('Alle Filme und Termine')).toContainElement(notice);
    // No room for the strip of days.
    expect(document.querySelector('.date-strip-room')).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await listed('Kinoprogramm');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows quotes of guests with the rating that they belong to', () => {
    const quotes = [{ text: 'Wie früher!', author: 'Ein Gast' }];
    render(<Reviews ratings={[{ subject: 'cinema', stars: 4.6, count: 1448, quotes }]} />);
    fireEvent.click(button('Nächste Bewertung'));
    expect(screen.getByRole('group', { name: '2 von 2' })).toHaveTextContent('Wie früher!Ein Gast, Autokino');
  });
});
