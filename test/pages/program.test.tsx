import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/features/catalogue/api';
import { paths } from '@/shop/paths';
import '@/pages/ProgramPage';
import { stockKey } from '@test/sandbox/database/stock';
import { addCleanup } from '@test/support/cleanups';
import { line, names, openFinder, program } from '@test/support/finder';
import { button, card, focusedHeading, heading, lastCrumb, listed, main } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import {
  currentDatabase,
  disturb,
  deferResponses,
  requestsTo,
  server,
  startOfTests,
  startWinter,
} from '@test/support/server';
import { http, HttpResponse } from 'msw';
import { keepShows } from '@test/support/smallDatabase';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';
const genreCalls = 'movie/getUpcomingMovies';
const failed = 'Das Programm ist gerade nicht zu erreichen';
const friday = ['Nosferatu – Eine Symphonie des Grauens', 'Orlacs Hände'];

const link = (name: string) => screen.getByRole('link', { name });
const leadsTo = (name: string) => main().getByRole('link', { name }).getAttribute('href');
const winterBreak = () => screen.findByRole('heading', { level: 2, name: 'Winterpause' });

async function leaveToCart() {
  visit(paths.cart.to());
  await heading('Warenkorb');
}

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

// Tonight, the next days and later, for children, without a date, and each other kind.
beforeEach(() => keepShows(301, 302, 303, 304, 309, 321, 325, 329, 333, 381, 382, 501, 13, 601, 701));

describe('the programme', () => {
  it('groups shows by date, films without a date last, and its heading takes the focus only after Back', async () => {
    const release = deferResponses(calls);
    const { user } = renderApp(program());
    await heading('Kinoprogramm');
    release();
    await listed('Kinoprogramm');
    expect(document.body).toHaveFocus();
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days.slice(0, 2)).toEqual(['Donnerstag, 16. April 2026', 'Freitag, 17. April 2026']);
    expect(days.at(-1)).toBe('Termin folgt');
    const secondDay = within(screen.getByRole('region', { name: 'Freitag, 17. April 2026' }));
    const films = secondDay.getAllByRole('heading', { level: 3 });
    expect(films.map(({ textContent }) => textContent)).toEqual(friday);
    expect(secondDay.getByText(/^20:30 Uhr/)).toBeVisible();
    const undated = within(screen.getByRole('region', { name: 'Termin folgt' }));
    expect(undated.getAllByRole('button', { name: /^Vormerken/ })).toHaveLength(2);
    await user.click(link('Flohmarktkalender'));
    await listed('Flohmarktkalender');
    visit(program());
    await focusedHeading('Kinoprogramm');
  });

  const cinema = { showtype: 'kino' };
  const market = { showtype: 'flohmarkt' };

  it.each([
    {
      lists: 'films',
      pages: [
        [paths.program.to(), 'Kinoprogramm', 'Kinoprogramm', cinema],
        [paths.cinemaLanding.to(), 'Kinoprogramm', 'Autokino Wien: Kinoprogramm und Tickets', cinema],
        [paths.today.to(), 'Kinoprogramm', 'Heute im Kino', cinema],
        [
          paths.kidsProgram.to(),
          'Kinoprogramm',
          'Kinderkino: Kinoprogramm für Kinder',
          { ...cinema, moviegenre: 'kinder' },
        ],
        [paths.automarkt.to(), 'kommende Automärkte', 'Automarkt', { showtype: 'automarkt' }],
      ] as const,
    },
    {
      lists: 'events',
      pages: [
        [paths.publicEvents.to(), 'Veranstaltungen', 'Veranstaltungen', { showtype: 'publicevent' }],
        [paths.flohmarkt.to(), 'Flohmarktkalender', 'Flohmarkt Wien', market],
        [paths.flohmarktProgram.to(), 'Flohmarktkalender', 'Flohmarktkalender', market],
        [paths.bookStall.to(), 'Flohmarktkalender', 'Flohmarktstand buchen', market],
        [paths.flohmarktRegistration.to(), 'Flohmarktkalender', 'Flohmarkt anmelden', market],
      ] as const,
    },
  ])('has the list, the title and the one request of each address of $lists', async ({ pages }) => {
    renderApp(paths.cart.to());
    for (const [address, name, title, query] of pages) {
      await leaveToCart();
      const before = requestsTo(calls).length;
      visit(address);
      // Roles of long lists take long.
      const cards = () => [...document.querySelectorAll('article')].map(({ textContent }) => textContent);
      const shown = () => [document.title, document.querySelector('h1')?.textContent, cards().length > 0];
      await waitFor(() => expect(shown(), address).toEqual([`${title} – Kino wie Damals`, name, true]));
      const queries = () => requestsTo(calls).map((request) => request.query);
      await waitFor(() => expect(queries().slice(before), address).toEqual([{ s1: 'fetch', ...query }]));
      const others = { flohmarkt: 'Flohmarkt Wien', automarkt: 'Automarkt Wien', kino: 'Metropolis' };
      for (const [kind, one] of Object.entries(others)) {
        if (kind !== query.showtype) expect(cards().join(), address).not.toContain(one);
      }
    }
  });
});

describe('a programme that fails to load', () => {
  it('replaces the whole page, and can be retried until it loads', async () => {
    disturb(calls, { status: 400, times: 2 });
    const { user } = renderApp(program());
    await heading(failed);
    expect(lastCrumb()).toHaveTextContent(/^Kinoprogramm$/);
    expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
    await user.click(button('Erneut versuchen'));
    // Its button was removed.
    await focusedHeading(failed);
    await user.click(button('Erneut versuchen'));
    await listed('Kinoprogramm');
    expect(card('Metropolis')).toBeVisible();
  });

  it('is retried silently after a temporary failure, and keeps the last list when a refresh fails', async () => {
    disturb(calls, { status: 503, times: 1 });
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    expect(requestsTo(calls)).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(link('Warenkorb'));
    await heading('Warenkorb');
    disturb(calls, { status: 400, times: 1 });
    await user.click(link('Kinoprogramm'));
    await listed('Kinoprogramm');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Du siehst den letzten Stand.');
    expect(card('Metropolis')).toBeVisible();
    await user.click(within(notice).getByRole('button', { name: 'Erneut versuchen' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(card('Metropolis')).toBeVisible();
  });

  it('without a response can be given up and requested again', async () => {
    disturb(calls, { never: true });
    stopTime();
    renderApp(program());
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

  it('because of a genre or after the visitor gave up waiting for all kinds keeps the finder', async () => {
    const { user, store } = await openFinder();
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

    const before = requestsTo(calls).length;
    disturb(calls, { never: true, times: 1 });
    await user.selectOptions(screen.getByLabelText('Art'), 'Alle');
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(before + 1));
    act(() => void store.dispatch(fetchShows.cancel({})));
    expect(await screen.findByRole('alert')).toHaveTextContent('Laden abgebrochen');
    expect(await heading('Alle Termine')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Art'), 'Kino');
    await listed('Kinoprogramm');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

it('while a list is loading its title and focused heading are shown, and neither list nor failure takes a moved focus', async () => {
  const unreachable = 'Die Termine sind gerade nicht zu erreichen';
  const { user } = renderApp(paths.home.to());
  await screen.findByRole('region', { name: 'Auf der Leinwand' });
  await waitFor(() => expect(requestsTo(calls)).toHaveLength(1));
  const respond = deferResponses(calls);
  await user.click(link('Automarkt'));
  await focusedHeading('kommende Automärkte');
  expect(document.title).toMatch(/^Automarkt/);
  expect(screen.getByText('Die Termine werden geladen …')).toBeVisible();
  link('AGBs').focus();
  respond();
  await listed('kommende Automärkte');
  expect(link('AGBs')).toHaveFocus();

  disturb(calls, { status: 400, times: 1 });
  const fail = deferResponses(calls);
  await user.click(link('Flohmarktkalender'));
  await focusedHeading('Flohmarktkalender');
  expect(document.title).toMatch(/^Flohmarktkalender/);
  link('AGBs').focus();
  fail();
  await heading(unreachable);
  expect(link('AGBs')).toHaveFocus();
  expect(document.title).toContain(unreachable);
  expect(document.head.querySelector('meta[name=robots]')).toBeNull();
});

describe('today’s list', () => {
  const nextMorning = Date.UTC(2026, 3, 17, 6);
  const lead = 'Das läuft heute im Autokino.';
  const noFilm = 'Heute läuft kein Film.';
  const tonight = () => currentDatabase().shows.find(({ showId }) => showId === 301)!;

  function returnAt(time: number) {
    vi.setSystemTime(time);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  it('has today’s shows and no month, and follows the time when the visitor returns to it', async () => {
    tonight().wire = { dateISO: '2026-04-16T20:30:00+02:00', dateEndISO: '2026-04-16T22:45:00+02:00' };
    const { store } = renderApp(paths.today.to());
    await listed('Kinoprogramm');
    expect(screen.getByText(lead)).toBeVisible();
    expect(names()).toEqual(['Metropolis']);
    visit(paths.today.to({}, { ansicht: 'monat', tag: '2026-04-17', suche: 'metropolis' }));
    expect(await line('1 Termin: „metropolis“')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByLabelText('Tag')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Monatsansicht' })).toBeNull();
    visit(paths.today.to({}, { art: 'alle' }));
    expect(await line('1 Termin: alle Arten')).toBeVisible();
    expect(await heading('Alle Termine heute')).toBeVisible();
    visit(paths.today.to({}, { genre: 'grusel' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(screen.queryByText(noFilm)).toBeNull();
    visit(paths.today.to());
    await waitFor(() => expect(names()).toEqual(['Metropolis']));

    // One for each kind and genre, and one after the genre.
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(4));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    returnAt(Date.UTC(2026, 3, 16, 10, 4));
    expect(names()).toEqual(['Metropolis']);
    expect(requestsTo(calls)).toHaveLength(4);
    returnAt(Date.UTC(2026, 3, 16, 21, 30));
    expect(await screen.findByText(noFilm)).toBeVisible();
    expect(screen.queryByText('Metropolis')).toBeNull();
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(5));
    returnAt(nextMorning);
    // Quietly.
    expect(store.getState().loadingBar.active).toEqual({});
    await waitFor(() => expect(names()).toEqual(friday));
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(6));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is that of the new day when it is opened on the next day', async () => {
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    vi.setSystemTime(nextMorning);
    await user.click(link('Heute'));
    await listed('Kinoprogramm');
    await waitFor(() => expect(names()).toEqual(friday));
  });

  it('without a film, or with a past one only, announces the next shows, of which a search finds all', async () => {
    tonight().wire = { showType: 'kino_past' };
    renderApp(paths.today.to());
    expect(await screen.findByText(noFilm)).toBeVisible();
    expect(screen.queryByText(lead)).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: 'Das läuft als Nächstes' })).toBeVisible();
    const days = screen.getAllByRole('region', { name: /2026$/ }).map((region) => region.textContent);
    expect(days).toHaveLength(3);
    expect(days[0]).toMatch(/^Freitag, 17\. April 2026/);
    expect(days[2]).toMatch(/^Sonntag, 19\. April 2026/);
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    expect(screen.queryByText('Kein Termin passt zu deiner Suche.')).toBeNull();
    expect(screen.queryByText('Winterpause')).toBeNull();
    await leaveToCart();
    currentDatabase().shows = currentDatabase().shows.filter(({ showId }) => showId !== 301);
    visit(paths.today.to({}, { suche: 'faust' }));
    await screen.findByText(noFilm);
    await waitFor(() => {
      const films = screen.getAllByRole('article').map((film) => within(film).getByRole('heading'));
      expect(films.map(({ textContent }) => textContent)).toEqual(
        Array(3).fill('Faust – Eine deutsche Volkssage'),
      );
    });
  });

  it('without a film keeps „nur Buchbares“ for the next shows', async () => {
    tonight().wire = { showType: 'kino_past' };
    currentDatabase().stock[stockKey(302)] = 0;
    const soldOut = () => screen.queryAllByRole('button', { name: 'Ausverkauft' });
    renderApp(paths.today.to());
    await screen.findByText(noFilm);
    expect(soldOut()).toHaveLength(1);
    visit(paths.today.to({}, { nur: 'buchbar' }));
    await waitFor(() => expect(soldOut()).toEqual([]));
    for (const show of screen.getAllByRole('article'))
      expect(within(show).getByRole('link', { name: /^Tickets & Infos/ })).toBeVisible();
    expect(button('Filter zurücksetzen')).toBeVisible();
  });
});

describe('an empty part of the programme', () => {
  const prebooked = { prebooking: 'true' };
  const ofPrebooking = 'Gerade ist kein Termin im Vorverkauf eingetragen.';
  const ofCarMarkets = 'Gerade ist kein Automarkt eingetragen.';
  const ofEvents = 'Gerade ist keine Veranstaltung eingetragen.';
  const empty = { body: { dataEntries: [], publicEvents: [] }, times: 1 };

  it('for children is not the off-season, unless no film is shown while markets are open', async () => {
    const database = currentDatabase();
    for (const movie of database.movies) movie.genres = movie.genres.filter((one) => one !== 'kinder');
    const { close } = renderApp(paths.kidsProgram.to());
    expect(await screen.findByText('Gerade ist kein Kinderfilm eingetragen.')).toBeVisible();
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    expect(main().getByRole('button', { name: 'Filmprogramm abonnieren' })).toBeVisible();
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(screen.queryByText('Filme für Kinder, vom Auto aus gesehen.')).toBeNull();
    expect(button('Kurzinformation')).toBeVisible();
    close();
    database.shows = database.shows.filter(({ kind }) => kind !== 'kino');
    renderApp(paths.kidsProgram.to());
    expect(await winterBreak()).toBeVisible();
  });

  it('is the off-season view also if the list loads again while the whole programme is still loading', async () => {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ kind }) => kind !== 'kino');
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    server.use(
      http.get(`*/rest/${calls}`, async ({ request }) => {
        if (!new URL(request.url).searchParams.has('showtype')) await held;
      }),
    );
    renderApp(paths.kidsProgram.to());
    expect(await screen.findByText('Gerade ist kein Kinderfilm eingetragen.')).toBeVisible();
    const listed = () => requestsTo(calls).filter(({ query }) => query['showtype'] === 'kino');
    expect(listed()).toHaveLength(1);
    vi.setSystemTime(startOfTests + 24 * 60 * 60_000);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(listed()).toHaveLength(2));
    release();
    expect(await winterBreak()).toBeVisible();
  });

  it.each([
    [paths.automarkt.to(), paths.cart.to(), ofCarMarkets],
    [paths.automarkt.to(), paths.publicEvents.to(), ofCarMarkets],
    [paths.publicEvents.to(), '/', ofEvents],
    [paths.publicEvents.to(), paths.flohmarktArrival.to(), ofEvents],
  ])(
    'is the off-season view on %s also if a slow backend is left for %s, and after Back',
    async (address, elsewhere, none) => {
      startWinter();
      const releases: (() => void)[] = [];
      const answerNext = async () => {
        await waitFor(() => expect(releases.length).toBeGreaterThan(0));
        releases.splice(0).forEach((release) => release());
      };
      server.use(
        http.get(`*/rest/${calls}`, async () => {
          await new Promise<void>((release) => releases.push(release));
        }),
      );
      renderApp(address);
      await answerNext();
      expect(await screen.findByText(none)).toBeVisible();
      // Left before the whole programme is there.
      await waitFor(() => expect(releases).toHaveLength(1));
      visit(elsewhere);
      await waitFor(() => expect(screen.queryByText(none)).toBeNull());
      act(() => window.history.back());
      expect(await screen.findByText(none)).toBeVisible();
      const answering = setInterval(() => releases.splice(0).forEach((release) => release()), 20);
      addCleanup(() => clearInterval(answering));
      expect(await winterBreak()).toBeVisible();
    },
  );

  it('is the off-season view once the visitor returns, if the whole programme could not be loaded before', async () => {
    startWinter();
    let isLost = true;
    server.use(
      http.get(`*/rest/${calls}`, ({ request }) =>
        isLost && !new URL(request.url).searchParams.has('showtype') ? HttpResponse.error() : undefined,
      ),
    );
    const { store } = renderApp(paths.automarkt.to());
    expect(await screen.findByText(ofCarMarkets)).toBeVisible();
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    isLost = false;
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await winterBreak()).toBeVisible();
  });

  it('explains what is missing during the season, with links and the newsletter', async () => {
    renderApp(paths.cart.to());
    for (const [address, text, name, href, newsletter] of [
      [paths.program.to({}, prebooked), ofPrebooking, 'Zum ganzen Kinoprogramm', program(), /^Filmprogramm/],
      [paths.automarkt.to({}, prebooked), ofPrebooking, 'Zu den Automärkten', paths.automarkt.to(), /^News/],
      [paths.automarkt.to(), ofCarMarkets, 'Zum Flohmarktkalender', paths.flohmarktProgram.to(), /^News/],
      [paths.publicEvents.to(), ofEvents, 'Zum Kinoprogramm', program(), /^News/],
    ] as const) {
      await leaveToCart();
      disturb(calls, empty);
      visit(address);
      expect(await screen.findByText(text)).toHaveAttribute('role', 'status');
      await waitFor(() => expect(leadsTo(name), address).toBe(href));
      expect(main().getByRole('button', { name: newsletter })).toBeVisible();
      await waitFor(() =>
        expect(requestsTo(calls).map(({ query }) => query)).toContainEqual({ s1: 'fetch' }),
      );
      expect(screen.queryByText('Winterpause')).toBeNull();
    }
  });

  it('is reported when the rest of the programme fails', async () => {
    disturb(calls, empty);
    disturb(calls, { status: 400 });
    const { store } = renderApp(paths.automarkt.to());
    expect(await screen.findByText(ofCarMarkets)).toBeVisible();
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(2));
    expect(requestsTo(calls)[1]!.query).toEqual({ s1: 'fetch' });
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    expect(screen.getByText(ofCarMarkets)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of announced films is not the off-season while films are shown', async () => {
    disturb(genreCalls, { body: { dataEntries: [], genreEntries: [] } });
    renderApp(paths.upcoming.to());
    expect(await screen.findByText('Gerade ist kein neuer Film angekündigt.')).toBeVisible();
    expect(link('Zum ganzen Kinoprogramm')).toHaveAttribute('href', program());
    await waitFor(() => expect(requestsTo(calls)).toHaveLength(1));
    expect(screen.queryByText('Winterpause')).toBeNull();
  });
});

describe('the off-season', () => {
  const prebooked = { prebooking: 'true' };

  function expectFacts() {
    expect(main().getByText(/Kinosaison 2025 ist vorbei\. Im Frühling 2026/)).toBeVisible();
    expect(main().getByText(/Jeden Sonntag; im Jänner geschlossen, im Februar/)).toBeVisible();
    expect(main().getByText(/ab 5:30 Uhr/)).toBeVisible();
    expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
    expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
    expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
    expect(main().getByRole('button', { name: 'Filmprogramm abonnieren' })).toBeVisible();
    expect(screen.queryByText('Empty events')).toBeNull();
  }

  it('is shown in place of films with the season’s facts, without finder and strip of days, also with a filter', async () => {
    startWinter();
    renderApp(program());
    expect(await winterBreak()).toBeVisible();
    expectFacts();
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Tag wählen' })).toBeNull();
    expect(requestsTo(genreCalls)).toEqual([]);
    await leaveToCart();
    visit(program({ suche: 'faust' }));
    expect(await winterBreak()).toBeVisible();
    expect(screen.queryByText('Kein Termin passt zu deiner Suche.')).toBeNull();
    await leaveToCart();
    visit(paths.cinemaLanding.to());
    const section = await screen.findByRole('region', { name: 'Alle Filme und Termine' });
    expect(section).toContainElement(await winterBreak());
    expectFacts();
    expect(screen.getByRole('region', { name: 'Zum ersten Mal hier?' })).toBeVisible();
    expect(await heading('Kinoprogramm')).toBeVisible();
  });

  it('is shown in place of past films only', async () => {
    for (const show of currentDatabase().shows) show.wire = { showType: 'kino_past' };
    renderApp(program());
    expect(await winterBreak()).toBeVisible();
    expect(screen.queryAllByRole('article')).toEqual([]);
  });

  it('is shown by every other list when nothing is on sale anywhere; a list of markets promises no films', async () => {
    startWinter();
    disturb(genreCalls, { body: { dataEntries: [], genreEntries: [] } });
    renderApp(paths.cart.to());
    for (const [address, title] of [
      [paths.automarkt.to(), 'kommende Automärkte'],
      [paths.automarkt.to({}, prebooked), 'kommende Automärkte'],
      [paths.automarkt.to({}, { art: 'alle' }), 'Alle Termine'],
      [paths.publicEvents.to(), 'Veranstaltungen'],
      [paths.kidsProgram.to(), 'Kinoprogramm'],
      [paths.program.to({}, { genre: 'grusel' }), 'Kinoprogramm'],
      [paths.today.to({}, prebooked), 'Kinoprogramm'],
      [paths.upcoming.to(), 'Demnächst im Kino'],
    ] as const) {
      await leaveToCart();
      visit(address);
      await heading(title);
      expect(await winterBreak(), address).toBeVisible();
      expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
      expect(leadsTo('Zum Flohmarkt')).toBe('/flohmarkt-wien');
      expect(main().getByRole('button', { name: /abonnieren$/ })).toBeVisible();
      expect(screen.queryByText('Empty events')).toBeNull();
      expect(screen.queryByText(/^Gerade ist kein/)).toBeNull();
      if (address === paths.upcoming.to())
        expect(main().queryByRole('link', { name: 'Demnächst im Kino' })).toBeNull();
      if (address !== paths.automarkt.to() && address !== paths.publicEvents.to()) continue;
      expect(main().getByText(/^Noch steht kein Termin fest\./)).toBeVisible();
      expect(main().queryByText(/Leinwand/)).toBeNull();
      expect(main().getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
    }
  });

  it('is „Empty events“ with an explanation on the lists of the flea market', async () => {
    startWinter();
    renderApp(paths.cart.to());
    for (const address of [
      paths.flohmarkt.to(),
      paths.flohmarktProgram.to(),
      paths.flohmarktRegistration.to(),
      paths.bookStall.to({}, prebooked),
    ]) {
      await leaveToCart();
      visit(address);
      expect(await screen.findByText('Empty events'), address).toHaveAttribute('lang', 'en');
      expect(screen.queryByText('Winterpause')).toBeNull();
      if (address.includes('prebooking')) continue;
      expect(main().getByText(/^Gerade ist kein Termin eingetragen\./)).toBeVisible();
      expect(leadsTo('Kinogutschein kaufen')).toBe('/kinogutschein-kaufen');
      expect(leadsTo('Demnächst im Kino')).toBe('/kinoprogramm-wien/demnaechst-im-kino');
      expect(main().getByRole('button', { name: 'Newsletter abonnieren' })).toBeVisible();
    }
  });
});
