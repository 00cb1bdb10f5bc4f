import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/features/catalogue/showsApi';
import { paths } from '@/shared/config/paths';
import { addCleanup } from '@test/support/cleanups';
import { line, names, openFinder, program } from '@test/support/finder';
import { button, card, focusedHeading, heading, lastCrumb, listed } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';

const failed = 'Das Programm ist gerade nicht zu erreichen';

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
    const undated = within(screen.getByRole('region', { name: 'Termin folgt' }));
    expect(undated.getAllByRole('button', { name: /^Vormerken/ })).toHaveLength(2);
  });

  it.each([
    [paths.program.to(), 'Kinoprogramm', 'Kinoprogramm', { showtype: 'kino' }],
    [
      paths.cinemaLanding.to(),
      'Kinoprogramm',
      'Autokino Wien: Kinoprogramm und Tickets',
      { showtype: 'kino' },
    ],
    [paths.today.to(), 'Kinoprogramm', 'Heute im Kino', { showtype: 'kino' }],
    [
      paths.kidsProgram.to(),
      'Kinoprogramm',
      'Kinderkino: Kinoprogramm für Kinder',
      { showtype: 'kino', moviegenre: 'kinder' },
    ],
    [paths.automarkt.to(), 'kommende Automärkte', 'Automarkt', { showtype: 'automarkt' }],
    [paths.publicEvents.to(), 'Veranstaltungen', 'Veranstaltungen', { showtype: 'publicevent' }],
    [paths.flohmarkt.to(), 'Flohmarktkalender', 'Flohmarkt Wien', { showtype: 'flohmarkt' }],
    [paths.flohmarktProgram.to(), 'Flohmarktkalender', 'Flohmarktkalender', { showtype: 'flohmarkt' }],
    [paths.bookStall.to(), 'Flohmarktkalender', 'Flohmarktstand buchen', { showtype: 'flohmarkt' }],
    [paths.flohmarktRegistration.to(), 'Flohmarktkalender', 'Flohmarkt anmelden', { showtype: 'flohmarkt' }],
  ])('at %s has the list „%s“ and the title „%s“, and requests %j', async (address, name, title, query) => {
    renderApp(address);
    await listed(name);
    expect(document.title).toBe(`${title} – Kino wie Damals`);
    expect(requestsTo(calls).map((request) => request.query)).toEqual([{ s1: 'fetch', ...query }]);
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

  it('has another heading when its only show is of event 12', async () => {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ showId }) => showId === 501);
    renderApp(paths.flohmarktProgram.to());
    expect(await heading('Jetzt gleich Standplatz sichern')).toBeVisible();
  });

  it('forwards the prebooking parameter of its address', async () => {
    renderApp(paths.cinemaLanding.to({}, { prebooking: 'true' }));
    await listed('Kinoprogramm');
    expect(requestsTo(calls)[0]?.query).toEqual({ s1: 'fetch', showtype: 'kino', prebooking: 'true' });
  });

  it('shows only the list of its own kind after a navigation', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(screen.getByRole('link', { name: 'Automarkt' }));
    await listed('kommende Automärkte');
    expect(screen.queryByText('Metropolis')).toBeNull();
    expect(card('Automarkt Wien')).toBeVisible();
  });
});

describe('the off-season', () => {
  it('is announced in the programme of films, with a link to the flea market', async () => {
    startWinter();
    renderApp(paths.program.to());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: /Flohmarkt/ })).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('shows „Empty events“ in the flea market', async () => {
    startWinter();
    renderApp(paths.flohmarktProgram.to());
    expect(await screen.findByText('Empty events')).toBeVisible();
  });
});

describe('a programme that fails to load', () => {
  it('is reported and can be retried', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(paths.program.to());
    await heading(failed);
    expect(lastCrumb()).toHaveTextContent(/^Kinoprogramm$/);
    await user.click(button('Erneut versuchen'));
    await listed('Kinoprogramm');
    expect(card('Metropolis')).toBeVisible();
  });

  it('is retried silently after a temporary failure', async () => {
    disturb(calls, { status: 503, times: 1 });
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(requestsTo(calls)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('without a response can be given up and requested again', async () => {
    disturb(calls, { never: true });
    const { close } = renderApp(paths.program.to());
    // Loads the screen's code before fake timers start.
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(1));
    close();
    stopTime();
    renderApp(paths.program.to());
    await flushPending();
    await passTime(10_100);
    expect(screen.getByText('Das dauert länger als üblich.')).toBeVisible();
    button('Abbrechen').focus();
    button('Abbrechen').click();
    await flushPending();
    expect(screen.getByRole('heading', { level: 1, name: 'Laden abgebrochen' })).toHaveFocus();
    expect(screen.queryByRole('progressbar')).toBeNull();
    currentDatabase().faults = [];
    button('Erneut versuchen').click();
    await flushPending();
    expect(card('Metropolis')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
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

const loading = 'Die Termine werden geladen …';

const marketsFailed = 'Die Termine sind gerade nicht zu erreichen';

const menuLink = (name: string) => screen.getByRole('link', { name });

describe('while the programme is loading', () => {
  it('its title and heading are shown, and the heading has the focus', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    disturb(calls, { never: true });
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    expect(document.title).toMatch(/^Automarkt/);
    expect(screen.getByText(loading)).toBeVisible();
    await user.click(menuLink('Flohmarktkalender'));
    await focusedHeading('Flohmarktkalender');
    expect(document.title).toMatch(/^Flohmarktkalender/);
  });

  it('the response does not take the focus from a visitor who has moved it', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    const release = deferResponses(calls);
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    menuLink('AGBs').focus();
    release();
    await listed('kommende Automärkte');
    expect(menuLink('AGBs')).toHaveFocus();
  });

  it('a failure does not take the focus either', async () => {
    const { user } = renderApp(paths.home.to());
    await heading('Autokino und Flohmarkt in Wien');
    disturb(calls, { status: 400, times: 1 });
    const release = deferResponses(calls);
    await user.click(menuLink('Automarkt'));
    await focusedHeading('kommende Automärkte');
    menuLink('AGBs').focus();
    release();
    await heading(marketsFailed);
    expect(menuLink('AGBs')).toHaveFocus();
    expect(document.title).toContain(marketsFailed);
    expect(document.head.querySelector('meta[name=robots]')).toBeNull();
  });
});

describe('on the first page of a visit', () => {
  it('nothing takes the focus', async () => {
    disturb(calls, { delay: 100, times: 1 });
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    expect(document.body).toHaveFocus();
  });

  it('a failed retry focuses the heading, because its button is removed', async () => {
    disturb(calls, { status: 400 });
    const { user } = renderApp(paths.program.to());
    await heading(failed);
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    await focusedHeading(failed);
  });

  it('the browser’s Back focuses the heading', async () => {
    const { user } = renderApp(paths.program.to());
    await listed('Kinoprogramm');
    await user.click(menuLink('Flohmarktkalender'));
    await listed('Flohmarktkalender');
    visit(paths.program.to());
    await focusedHeading('Kinoprogramm');
  });
});

const link = (name: string) => screen.getByRole('link', { name });

const friday = ['Nosferatu – Eine Symphonie des Grauens', 'Orlacs Hände'];

/** Records every alert that is added to the page, also briefly. */
function watchAlerts(): string[] {
  const alerts: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element)) continue;
      const found = node.matches('[role=alert]') ? [node] : [...node.querySelectorAll('[role=alert]')];
      alerts.push(...found.map(({ textContent }) => textContent));
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  addCleanup(() => observer.disconnect());
  return alerts;
}

describe('a list that fails', () => {
  it('does not affect another list that was loaded', async () => {
    const { user } = renderApp(paths.automarkt.to());
    await listed('kommende Automärkte');
    disturb(calls, { status: 400, times: 1 });
    await user.click(link('Kinoprogramm'));
    await heading(failed);
    const alerts = watchAlerts();
    await user.click(link('Automarkt'));
    await listed('kommende Automärkte');
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(3));
    await waitFor(() => expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull());
    expect(alerts).toEqual([]);
  });

  it('because of a genre keeps the finder', async () => {
    const { user } = await openFinder();
    await screen.findByRole('option', { name: 'Grusel' });
    disturb(calls, { status: 400, times: 1 });
    await user.selectOptions(screen.getByLabelText('Genre'), 'Grusel');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(failed);
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Filmlisten' })).toBeVisible();
    expect(screen.getByLabelText('Genre')).toHaveValue('grusel');
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.body).not.toHaveFocus();
  });

  it('because a visitor gave up waiting for all kinds keeps the finder too', async () => {
    const { user, store } = await openFinder();
    disturb(calls, { never: true, times: 1 });
    await user.selectOptions(screen.getByLabelText('Art'), 'Alle');
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    act(() => void store.dispatch(fetchShows.cancel()));
    expect(await screen.findByRole('alert')).toHaveTextContent('Laden abgebrochen');
    expect(await heading('Alle Termine')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Art'), 'Kino');
    await listed('Kinoprogramm');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('replaces the whole page when there is no filter', async () => {
    disturb(calls, { status: 400, times: 1 });
    renderApp(program());
    expect(await heading(failed)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
  });
});

describe('a day that ends while the shop is open', () => {
  const nextMorning = Date.UTC(2026, 3, 17, 6);
  const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('is over when today’s list is opened on the next day', async () => {
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    vi.setSystemTime(nextMorning);
    await user.click(link('Heute'));
    await listed('Kinoprogramm');
    await waitFor(() => expect(names()).toEqual(friday));
  });

  it('is over when the visitor returns to today’s list, which is loaded again', async () => {
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    expect(names()).toEqual(['Metropolis']);
    vi.setSystemTime(nextMorning);
    returnToTab();
    await waitFor(() => expect(names()).toEqual(friday));
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is loaded once when the visitor returns on the same day', async () => {
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    vi.setSystemTime(Date.UTC(2026, 3, 16, 14));
    returnToTab();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(requestsTo(calls)).toHaveLength(1);
    expect(names()).toEqual(['Metropolis']);
  });

  it('removes films that have ended', async () => {
    const tonight = currentDatabase().shows.find(({ showId }) => showId === 301)!;
    tonight.wire = { dateISO: '2026-04-16T20:30:00+02:00', dateEndISO: '2026-04-16T22:45:00+02:00' };
    renderApp(paths.today.to());
    await listed('Kinoprogramm');
    vi.setSystemTime(Date.UTC(2026, 3, 16, 21, 30));
    returnToTab();
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
    expect(screen.queryByText('Metropolis')).toBeNull();
  });
});

describe('a list of past films only', () => {
  it('shows the off-season view', async () => {
    for (const show of currentDatabase().shows) show.wire = { showType: 'kino_past' };
    renderApp(program());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('of today is reported as a day without a film', async () => {
    const tonight = currentDatabase().shows.find(({ showId }) => showId === 301)!;
    tonight.wire = { showType: 'kino_past' };
    renderApp(paths.today.to());
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
  });
});

describe('an empty part of the programme', () => {
  it('for children is not the off-season', async () => {
    for (const movie of currentDatabase().movies)
      movie.genres = movie.genres.filter((one) => one !== 'kinder');
    renderApp(paths.kidsProgram.to());
    expect(await screen.findByText('Gerade ist kein Kinderfilm eingetragen.')).toBeVisible();
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('button', { name: 'Filmprogramm abonnieren' })).toBeVisible();
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(screen.queryByText('Filme für Kinder, vom Auto aus gesehen.')).toBeNull();
    expect(button('Kurzinformation')).toBeVisible();
  });

  const prebooked = { prebooking: 'true' };
  const ofPrebooking = 'Gerade ist kein Termin im Vorverkauf eingetragen.';
  const ofCarMarkets = 'Gerade ist kein Automarkt eingetragen.';
  const ofEvents = 'Gerade ist keine Veranstaltung eingetragen.';

  it.each([
    [paths.program.to({}, prebooked), ofPrebooking, 'Zum ganzen Kinoprogramm', program(), /^Filmprogramm/],
    [paths.automarkt.to({}, prebooked), ofPrebooking, 'Zu den Automärkten', paths.automarkt.to(), /^News/],
    [paths.automarkt.to(), ofCarMarkets, 'Zum Flohmarktkalender', paths.flohmarktProgram.to(), /^News/],
    [paths.publicEvents.to(), ofEvents, 'Zum Kinoprogramm', program(), /^News/],
  ])('at %s explains what is missing during the season, with links and the newsletter', async (...row) => {
    const [address, text, name, href, newsletter] = row;
    disturb(calls, { body: { dataEntries: [], publicEvents: [] }, times: 1 });
    renderApp(address);
    expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(main.getByRole('button', { name: newsletter })).toBeVisible();
    await waitFor(() => expect(requestsTo(calls).at(-1)!.query).toEqual({ s1: 'fetch' }));
    expect(screen.queryByText('Winterpause')).toBeNull();
  });

  it('is reported when the rest of the programme fails', async () => {
    disturb(calls, { body: { dataEntries: [], publicEvents: [] }, times: 1 });
    disturb(calls, { status: 400 });
    const { store } = renderApp(paths.automarkt.to());
    expect(await screen.findByText(ofCarMarkets)).toBeVisible();
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(screen.getByText(ofCarMarkets)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of announced films is not the off-season while films are shown', async () => {
    disturb('movie/getUpcomingMovies', { body: { dataEntries: [], genreEntries: [] } });
    renderApp(paths.upcoming.to());
    expect(await screen.findByText('Gerade ist kein neuer Film angekündigt.')).toBeVisible();
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(1));
    expect(screen.queryByText('Winterpause')).toBeNull();
  });

  it('for children shows the off-season view of the cinema while markets are open', async () => {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ kind }) => kind !== 'kino');
    renderApp(paths.kidsProgram.to());
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
  });
});

describe('a day without a film', () => {
  const lead = 'Das läuft heute im Autokino.';

  it('is not announced as one with films', async () => {
    const database = currentDatabase();
    const { close } = renderApp(paths.today.to());
    await listed('Kinoprogramm');
    expect(screen.getByText(lead)).toBeVisible();
    close();
    database.shows = database.shows.filter(({ showId }) => showId !== 301);
    renderApp(paths.today.to());
    await screen.findByText('Heute läuft kein Film.');
    expect(screen.queryByText(lead)).toBeNull();
  });

  it('shows the matching films of other days', async () => {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ showId }) => showId !== 301);
    renderApp(paths.today.to({}, { suche: 'faust' }));
    await screen.findByText('Heute läuft kein Film.');
    const films = screen.getAllByRole('article').map((film) => within(film).getByRole('heading').textContent);
    expect(films).toEqual(Array(3).fill('Faust – Eine deutsche Volkssage'));
  });
});

const main = () => within(screen.getByRole('main'));

const leadsTo = (name: string) => main().getByRole('link', { name }).getAttribute('href');

describe('the off-season', () => {
  it.each([paths.program.to(), paths.cinemaLanding.to()])(
    'shows the season’s facts on %s, with links',
    async (address) => {
      startWinter();
      renderApp(address);
      expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
      expect(main().getByText(/Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
      expect(main().getByText(/Jeden Sonntag; im Jänner geschlossen, im Februar/)).toBeVisible();
      expect(main().getByText(/ab 5:30 Uhr/)).toBeVisible();
      expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
      expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
      expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
      expect(main().getByRole('button', { name: 'Filmprogramm abonnieren' })).toBeVisible();
      expect(screen.queryByText('Empty events')).toBeNull();
    },
  );

  it('requests no genres before the visitor opens the finder', async () => {
    startWinter();
    renderApp(paths.program.to());
    await screen.findByRole('heading', { level: 2, name: 'Winterpause' });
    expect(requestsTo('movie/getUpcomingMovies')).toEqual([]);
  });
});

describe('the flea market in the off-season', () => {
  it.each([
    paths.flohmarkt.to(),
    paths.flohmarktProgram.to(),
    paths.bookStall.to(),
    paths.flohmarktRegistration.to(),
  ])('shows „Empty events“ with an explanation at %s', async (address) => {
    startWinter();
    renderApp(address);
    expect(await screen.findByText('Empty events')).toHaveAttribute('lang', 'en');
    expect(main().getByText(/^Gerade ist kein Termin eingetragen\./)).toBeVisible();
    expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
    expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
    expect(main().getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
    expect(screen.queryByText('Winterpause')).toBeNull();
  });
});

describe('when nothing is on sale anywhere', () => {
  const prebooked = { prebooking: 'true' };

  it.each([
    [paths.automarkt.to(), 'kommende Automärkte'],
    [paths.automarkt.to({}, prebooked), 'kommende Automärkte'],
    [paths.automarkt.to({}, { art: 'alle' }), 'Alle Termine'],
    [paths.publicEvents.to(), 'Veranstaltungen'],
    [paths.kidsProgram.to(), 'Kinoprogramm'],
    [paths.program.to({}, prebooked), 'Kinoprogramm'],
    [paths.program.to({}, { genre: 'grusel' }), 'Kinoprogramm'],
    [paths.today.to({}, prebooked), 'Kinoprogramm'],
  ])('%s shows the off-season view', async (address, title) => {
    startWinter();
    renderApp(address);
    await heading(title);
    expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
    expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
    expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
    expect(main().getByRole('button', { name: /abonnieren$/ })).toBeVisible();
    expect(screen.queryByText('Empty events')).toBeNull();
    expect(screen.queryByText(/^Gerade ist kein/)).toBeNull();
  });

  it.each([paths.flohmarktProgram.to({}, prebooked), paths.bookStall.to({}, prebooked)])(
    '%s shows „Empty events“',
    async (address) => {
      startWinter();
      renderApp(address);
      expect(await screen.findByText('Empty events')).toBeVisible();
      expect(screen.queryByText('Winterpause')).toBeNull();
    },
  );

  it.each([paths.automarkt.to(), paths.publicEvents.to()])('%s promises no films', async (address) => {
    startWinter();
    renderApp(address);
    await screen.findByRole('heading', { level: 2, name: 'Winterpause' });
    expect(main().getByText(/^Noch steht kein Termin fest\./)).toBeVisible();
    expect(main().queryByText(/Leinwand/)).toBeNull();
    expect(main().getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
  });

  it('the empty list of announced films shows it too', async () => {
    startWinter();
    disturb('movie/getUpcomingMovies', { body: { dataEntries: [], genreEntries: [] } });
    renderApp(paths.upcoming.to());
    expect(await screen.findByRole('heading', { level: 2, name: 'Winterpause' })).toBeVisible();
  });
});
