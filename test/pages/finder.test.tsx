import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchShows } from '@/features/catalogue/showsApi';
import { paths } from '@/shared/config/paths';
import { listId, listsSlice } from '@/features/catalogue/listsSlice';
import { filmShow, marketShow } from '@test/domain/examples';
import { addCleanup } from '@test/support/cleanups';
import { address, line, names, openFinder, program } from '@test/support/finder';
import { button, heading, listed, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo, startWinter } from '@test/support/server';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';

describe('searching the programme', () => {
  const friday = 'Fr., 17.04.2026';

  const faust = 'Faust – Eine deutsche Volkssage';

  const field = () => screen.getByLabelText('Suche');

  const wholeList = () => waitFor(() => expect(names().length).toBeGreaterThan(10));

  describe('the finder', () => {
    it('is a button until it is opened, and sends no request', async () => {
      const { user } = renderApp(program());
      await listed('Kinoprogramm');
      expect(button('Termin finden')).toHaveAttribute('aria-expanded', 'false');
      expect(screen.queryByRole('search')).toBeNull();
      expect(requestsTo('movie/getUpcomingMovies')).toEqual([]);
      await user.click(button('Termin finden'));
      expect(await screen.findByLabelText('Suche')).toBeVisible();
      expect(button('Termin finden')).toHaveAttribute('aria-expanded', 'true');
      await user.click(button('Termin finden'));
      expect(screen.queryByRole('search')).toBeNull();
      expect(address()).toBe(program());
    });

    it('is hidden in the off-season', async () => {
      startWinter();
      renderApp(program());
      await screen.findByRole('heading', { name: 'Winterpause' });
      expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
    });

    it('does not replace the off-season view when the address has a filter', async () => {
      startWinter();
      renderApp(program({ suche: 'faust' }));
      expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
      expect(screen.queryByText('Kein Termin passt zu deiner Suche.')).toBeNull();
    });
  });

  describe('a text', () => {
    it('is searched after a pause and replaces the history entry', async () => {
      const { user } = await openFinder(program({ prebooking: 'true' }));
      const entries = window.history.length;
      await user.type(field(), 'grosse faust');
      expect(address()).toBe(program({ prebooking: 'true' }));
      expect(await line('3 Termine: „grosse faust“')).toBeVisible();
      expect(names()).toEqual([faust, faust, faust]);
      expect(address()).toBe(program({ prebooking: 'true', suche: 'grosse faust' }));
      expect(window.history).toHaveLength(entries);
      expect(requestsTo(calls)).toHaveLength(1);
    });

    it('is searched immediately on Enter and on blur', async () => {
      const { user } = await openFinder();
      await user.type(field(), 'faust{Enter}');
      expect(address()).toBe(program({ suche: 'faust' }));
      await user.clear(field());
      await user.type(field(), 'golem');
      expect(address()).toBe(program({ suche: 'faust' }));
      await user.tab();
      expect(address()).toBe(program({ suche: 'golem' }));
    });

    it('is never reset while the list updates', async () => {
      const { user } = await openFinder();
      await user.type(field(), 'fau{Enter}');
      await user.type(field(), 'st ');
      await line('3 Termine: „fau“');
      expect(field()).toHaveValue('faust ');
      await line('3 Termine: „faust“');
      expect(field()).toHaveValue('faust ');
      await user.type(field(), '!');
      expect(field()).toHaveValue('faust !');
    });

    it('without a match is reported, and a reset shows all shows', async () => {
      const { user } = await openFinder();
      await user.type(field(), 'gibt es nicht{Enter}');
      expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
      expect(names()).toEqual([]);
      expect(screen.queryByText('Winterpause')).toBeNull();
      await user.click(button('Filter zurücksetzen'));
      await wholeList();
      expect(address()).toBe(program());
      expect(button('Termin finden')).toHaveFocus();
      expect(field()).toHaveValue('');
    });

    it('that has just been typed is reset too', async () => {
      const { user } = await openFinder();
      await user.type(field(), 'faust{Enter}');
      await line(/„faust“$/);
      await user.type(field(), ' xyz');
      await user.click(button('Filter zurücksetzen'));
      await wholeList();
      await new Promise((resolve) => setTimeout(resolve, 500));
      expect(address()).toBe(program());
      expect(field()).toHaveValue('');
    });
  });

  describe('a day', () => {
    it('narrows the list', async () => {
      const { user } = await openFinder();
      await user.selectOptions(screen.getByLabelText('Tag'), `${friday} (2)`);
      expect(await line(`2 Termine: ${friday}`)).toBeVisible();
      expect(names()).toEqual(['Nosferatu – Eine Symphonie des Grauens', 'Orlacs Hände']);
      expect(address()).toBe(program({ tag: '2026-04-17' }));
      await user.selectOptions(screen.getByLabelText('Tag'), 'Alle Tage');
      await wholeList();
      expect(address()).toBe(program());
    });

    it('is offered only when it has matching shows, never in 2099', async () => {
      const { user } = await openFinder();
      const days = () =>
        within(screen.getByLabelText('Tag'))
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      expect(days().slice(0, 3)).toEqual(['Alle Tage', 'Do., 16.04.2026 (1)', `${friday} (2)`]);
      expect(days().join()).not.toContain('2099');
      await user.type(field(), 'faust{Enter}');
      await line('3 Termine: „faust“');
      expect(days()).toEqual([
        'Alle Tage',
        'Sa., 25.04.2026 (1)',
        'Fr., 01.05.2026 (1)',
        'Sa., 09.05.2026 (1)',
      ]);
    });
  });

  describe('text, day and genre together', () => {
    it('are restored from a link, and are reset together', async () => {
      const query = { suche: 'NOSFERATU', tag: '2026-04-17', genre: 'grusel' };
      const { user } = renderApp(program({ prebooking: 'true', ...query }));
      expect(await line(`1 Termin: Grusel, ${friday}, „NOSFERATU“`)).toBeVisible();
      expect(names()).toEqual(['Nosferatu – Eine Symphonie des Grauens']);
      expect(await screen.findByLabelText('Suche')).toHaveValue('NOSFERATU');
      expect(screen.getByLabelText('Tag')).toHaveValue('2026-04-17');
      expect(screen.getByLabelText('Genre')).toHaveValue('grusel');
      await user.click(button('Filter zurücksetzen'));
      await wholeList();
      expect(address()).toBe(program({ prebooking: 'true' }));
      for (const label of ['Suche', 'Tag', 'Genre']) expect(screen.getByLabelText(label)).toHaveValue('');
    });

    it('stay active and visible while the panel is closed', async () => {
      const { user } = renderApp(program({ suche: 'faust' }));
      await line('3 Termine: „faust“');
      await user.click(button('Termin finden'));
      expect(screen.queryByRole('search')).toBeNull();
      expect(screen.getByText('3 Termine: „faust“')).toBeVisible();
      expect(names()).toEqual([faust, faust, faust]);
    });
  });
});

describe('a filter in the address', () => {
  it('is restored after Back', async () => {
    const { user } = await openFinder();
    await user.type(screen.getByLabelText('Suche'), 'faust{Enter}');
    await line('3 Termine: „faust“');
    await user.click(screen.getAllByRole('link', { name: /^Tickets & Infos/ })[0]!);
    await heading(/^Faust/);
    window.history.back();
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(screen.getByLabelText('Suche')).toHaveValue('faust');
    expect(names()).toHaveLength(3);
  });

  it('needs one Back to leave the list after any number of changes', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await listed('Kinoprogramm');
    await user.click(button('Termin finden'));
    await user.type(await screen.findByLabelText('Suche'), 'faust{Enter}');
    await line('3 Termine: „faust“');
    await user.selectOptions(screen.getByLabelText('Tag'), 'Sa., 25.04.2026 (1)');
    await user.click(button('Monatsansicht'));
    await screen.findByRole('grid');
    window.history.back();
    expect(await heading('Warenkorb')).toBeVisible();
  });

  it('follows the history between two filters of one list', async () => {
    const { user } = renderApp(program({ suche: 'faust' }));
    await line('3 Termine: „faust“');
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await waitFor(() => expect(names().length).toBeGreaterThan(10));
    expect(await screen.findByLabelText('Suche')).toHaveValue('');
    window.history.back();
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(screen.getByLabelText('Suche')).toHaveValue('faust');
  });

  it.each([
    'tag=2026-02-31',
    'tag=9999-12-31&ansicht=monat&monat=9999-12',
    'tag=__proto__&art=toString',
    'ansicht=monat&monat=0000-00',
    'ansicht=monat&monat=2050-01',
    'suche=%22%5D%3C%2A%3E',
    `suche=${'a'.repeat(101)}`,
    'suche=%E0&tag=%',
    `genre=${'a'.repeat(61)}`,
  ])('is ignored when it is invalid: %s', async (query) => {
    renderApp(`${program()}?${query}`);
    await listed('Kinoprogramm');
    expect(names().length).toBeGreaterThan(10);
    expect(requestsTo(calls).map((request) => request.query)).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
    if (query.includes('ansicht'))
      expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('is treated as text when it is markup', async () => {
    renderApp(program({ suche: '<img src=x onerror=alert(1)> faust' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('is treated as an unknown genre when the genre is markup', async () => {
    const genre = '<img src=x onerror=alert(1)>';
    renderApp(program({ genre }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(requestsTo(calls)[0]?.query).toMatchObject({ moviegenre: genre });
    expect(await screen.findByLabelText('Genre')).toHaveValue(genre);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('works on the landing page beside its other content', async () => {
    renderApp(paths.cinemaLanding.to({}, { suche: 'faust', prebooking: 'true' }));
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(requestsTo(calls)[0]?.query).toMatchObject({ prebooking: 'true' });
  });

  it('stays usable while the list fails, and after it', async () => {
    disturb(calls, { status: 400, times: 1 });
    const { user } = renderApp(program({ suche: 'faust' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
    expect(await screen.findByLabelText('Suche')).toHaveValue('faust');
    await user.click(button('Erneut versuchen'));
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('in a browser without URLSearchParams.size', () => {
  it('the address still contains the filter', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!;
    delete (URLSearchParams.prototype as { size?: number }).size;
    addCleanup(() => Object.defineProperty(URLSearchParams.prototype, 'size', size));
    expect(program({ tag: '2026-04-17' })).toMatch(/\?tag=2026-04-17$/);
    const { user } = await openFinder();
    await user.type(screen.getByLabelText('Suche'), 'faust{Enter}');
    await line('3 Termine: „faust“');
    expect(window.location.search).toBe('?suche=faust');
    await user.click(button('Filter zurücksetzen'));
    await waitFor(() => expect(window.location.href).toMatch(/kinoprogramm$/));
  });
});

describe('today’s list without a film today', () => {
  function emptyToday() {
    const database = currentDatabase();
    database.shows = database.shows.filter(({ showId }) => showId !== 301);
  }

  it('is announced, with the next shows', async () => {
    emptyToday();
    renderApp(paths.today.to());
    expect(await screen.findByText('Heute läuft kein Film.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: 'Das läuft als Nächstes' })).toBeVisible();
    const days = screen.getAllByRole('region', { name: /2026$/ }).map((region) => region.textContent);
    expect(days).toHaveLength(3);
    expect(days[0]).toMatch(/^Freitag, 17\. April 2026/);
    expect(days[2]).toMatch(/^Sonntag, 19\. April 2026/);
    expect(screen.getByRole('link', { name: 'Zum ganzen Kinoprogramm' })).toHaveAttribute('href', program());
    expect(screen.queryByText('Kein Termin passt zu deiner Suche.')).toBeNull();
    expect(screen.queryByText('Winterpause')).toBeNull();
  });

  it('is not announced for a genre without a film today', async () => {
    renderApp(paths.today.to({}, { genre: 'grusel' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(screen.queryByText('Heute läuft kein Film.')).toBeNull();
  });

  it('shows all kinds of today under a separate heading', async () => {
    renderApp(paths.today.to({}, { art: 'alle' }));
    expect(await line('1 Termin: alle Arten')).toBeVisible();
    expect(await heading('Alle Termine heute')).toBeVisible();
  });
});

const genreCalls = 'movie/getUpcomingMovies';

const queries = () => requestsTo(calls).map(({ query }) => query);

const choose = { kind: () => screen.getByLabelText('Art'), genre: () => screen.getByLabelText('Genre') };

describe('a genre', () => {
  it('is filtered by the backend', async () => {
    const { user } = await openFinder();
    await screen.findByRole('option', { name: 'Science-Fiction' });
    await user.selectOptions(choose.genre(), 'Grusel');
    expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    expect(queries()).toEqual([
      { s1: 'fetch', showtype: 'kino' },
      { s1: 'fetch', showtype: 'kino', moviegenre: 'Grusel' },
    ]);
    expect(names()).not.toContain('Metropolis');
    expect(address()).toBe(program({ genre: 'grusel' }));
    await user.selectOptions(choose.genre(), 'Alle Genres');
    await waitFor(() => expect(names()).toContain('Metropolis'));
    expect(address()).toBe(program());
  });

  it('of the address is used without the list of genres, which can be retried', async () => {
    disturb(genreCalls, { status: 400, times: 1 });
    const { user } = renderApp(program({ genre: 'KOMÖDIE' }));
    expect(await line(/^\d+ Termine: Komödie$/)).toBeVisible();
    expect(queries()[0]).toEqual({ s1: 'fetch', showtype: 'kino', moviegenre: 'komödie' });
    expect(await screen.findByText('Die Genres konnten nicht geladen werden.')).toBeVisible();
    expect(screen.queryByLabelText('Genre')).toBeNull();
    await user.click(button('Genres erneut laden'));
    expect(await screen.findByLabelText('Genre')).toHaveValue('komödie');
    await waitFor(() =>
      expect(queries().at(-1)).toEqual({ s1: 'fetch', showtype: 'kino', moviegenre: 'Komödie' }),
    );
    expect(await line(/^\d+ Termine: Komödie$/)).toBeVisible();
  });

  it.each(['science-fiction', 'SCIENCE-FICTION', 'Science-Fiction'])(
    'that the address spells „%s“ is requested in the backend’s spelling, once',
    async (genre) => {
      renderApp(program({ genre }));
      expect(await line(/^\d+ Termine?: Science-Fiction$/)).toBeVisible();
      expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', moviegenre: 'Science-Fiction' }]);
      expect(requestsTo(genreCalls)).toHaveLength(1);
    },
  );

  it('waits for its spelling, also when the finder is closed', async () => {
    const release = deferResponses(genreCalls);
    const { user } = renderApp(program({ genre: 'grusel' }));
    await user.click(await screen.findByRole('button', { name: 'Termin finden' }));
    expect(queries()).toEqual([]);
    release();
    await waitFor(() => expect(names()).toContain('Nosferatu – Eine Symphonie des Grauens'));
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', moviegenre: 'Grusel' }]);
  });

  it('leaves no loading flag when the visitor leaves', async () => {
    deferResponses(genreCalls);
    const { user, store } = renderApp(program({ genre: 'grusel' }));
    await user.click(await screen.findByRole('button', { name: 'Termin finden' }));
    visit(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  });

  it.each(['Sci-Fi/Fantasy', "Children's", 'Drama (SW)'])('„%s“ can be selected', async (genre) => {
    currentDatabase().movies.find(({ urlIdentifier }) => urlIdentifier === 'faust')!.genres = [
      genre.toLowerCase(),
    ];
    disturb(genreCalls, { body: { dataEntries: [], genreEntries: [genre] } });
    const { user } = await openFinder();
    await screen.findByRole('option', { name: genre });
    await user.selectOptions(choose.genre(), genre);
    expect(await line(`3 Termine: ${genre}`)).toBeVisible();
    expect(choose.genre()).toHaveValue(genre.toLowerCase());
    expect(queries().at(-1)).toMatchObject({ moviegenre: genre });
  });

  it('without films is not the off-season', async () => {
    renderApp(program({ genre: 'oper' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(screen.queryByText('Winterpause')).toBeNull();
  });

  it('is offered on lists of films only, and not on that for children', async () => {
    const { user } = await openFinder(paths.automarkt.to({}, { genre: 'grusel' }), 'kommende Automärkte');
    expect(screen.queryByLabelText('Genre')).toBeNull();
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'automarkt' }]);
    expect(requestsTo(genreCalls)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await listed('Kinoprogramm');
    expect(await screen.findByLabelText('Genre')).toBeVisible();
  });

  it('of the list for children is not replaced by that of the address', async () => {
    await openFinder(paths.kidsProgram.to({}, { genre: 'grusel' }));
    expect(screen.queryByLabelText('Genre')).toBeNull();
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', moviegenre: 'kinder' }]);
  });
});

describe('a kind', () => {
  it('leads to its list, with day and text, without the genre; Back returns', async () => {
    const query = { suche: 'wien', tag: '2026-04-19', genre: 'grusel', ansicht: 'monat', prebooking: 'true' };
    const { user } = renderApp(program(query));
    await line('Kein Termin passt zu deiner Suche.');
    await user.selectOptions(choose.kind(), 'Flohmarkt');
    expect(await heading('Flohmarktkalender')).toBeVisible();
    expect(await line('2 Termine: So., 19.04.2026, „wien“')).toBeVisible();
    expect(address()).toBe(
      paths.flohmarktProgram.to({}, { suche: 'wien', tag: '2026-04-19', ansicht: 'monat' }),
    );
    expect(choose.kind()).toHaveValue('flohmarkt');
    expect(choose.kind()).toHaveFocus();
    window.history.back();
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(await screen.findByLabelText('Genre')).toHaveValue('grusel');
    expect(address()).toBe(program(query));
  });

  it.each([
    ['Automarkt', paths.automarkt.to(), 'kommende Automärkte'],
    ['Veranstaltungen', paths.publicEvents.to(), 'Veranstaltungen'],
  ])('%s leads to %s', async (kind, path, title) => {
    const { user } = await openFinder();
    await user.selectOptions(choose.kind(), kind);
    await heading(title);
    await waitFor(() => expect(address()).toBe(path));
    await user.selectOptions(choose.kind(), 'Kino');
    await heading('Kinoprogramm');
    expect(address()).toBe(program());
  });

  it('“all” shows every show at the same address', async () => {
    const expected = currentDatabase().shows.filter(
      ({ listed: isListed, publicAvailable, end }) => isListed && publicAvailable && end > Date.now(),
    );
    const { user } = await openFinder();
    await user.selectOptions(choose.kind(), 'Alle');
    expect(await heading('Alle Termine')).toBeVisible();
    expect(await line(`${expected.length} Termine: alle Arten`)).toBeVisible();
    expect(address()).toBe(program({ art: 'alle' }));
    expect(queries().at(-1)).toEqual({ s1: 'fetch' });
    expect(screen.getAllByRole('article')).toHaveLength(expected.length);
    const kinds = ['Metropolis', 'Flohmarkt Wien', 'Automarkt Wien', 'Quizabend im Auto'];
    expect(names()).toEqual(expect.arrayContaining(kinds));
    expect(screen.queryByLabelText('Genre')).toBeNull();
    await user.selectOptions(choose.kind(), 'Kino');
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(address()).toBe(program());
  });

  it('“all” lists a show of both response fields once', () => {
    const [film, party] = [filmShow({ showId: 1 }), marketShow({ showId: 2 })];
    const answer = { dataEntries: [film, party], publicEvents: [party, marketShow({ showId: 3 })] };
    const { lists } = listsSlice.reducer(undefined, fetchShows.success(answer, {}));
    expect(lists[listId({})]?.map(({ showId }) => showId)).toEqual([1, 2, 3]);
  });

  it('keeps the heading of the flea market when one show of event 12 matches', async () => {
    const sundays = currentDatabase().shows.filter(({ eventId }) => eventId === 12);
    const day = new Date(sundays[1]!.start).toISOString().slice(0, 10);
    renderApp(paths.flohmarktProgram.to({}, { tag: day }));
    expect(await line(/^1 Termin: So\./)).toBeVisible();
    expect(await heading('Flohmarktkalender')).toBeVisible();
  });
});

describe('the programme by month', () => {
  const grid = (month = 'April 2026') => screen.findByRole('grid', { name: month });

  const day = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}, `) });

  const thursday = 'Donnerstag, 16. April 2026';

  const friday = 'Freitag, 17. April 2026';

  async function openMonth(query: Record<string, string> = {}) {
    const app = renderApp(program({ ansicht: 'monat', ...query }));
    await listed('Kinoprogramm');
    await screen.findByRole('grid');
    return app;
  }

  describe('the month view', () => {
    it('opens by its button and is kept in the address', async () => {
      const { user } = await openFinder();
      await user.click(button('Monatsansicht'));
      expect(await grid()).toBeVisible();
      expect(button('Monatsansicht')).toHaveAttribute('aria-expanded', 'true');
      expect(address()).toBe(program({ ansicht: 'monat' }));
      await user.click(button('Monatsansicht'));
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      expect(address()).toBe(program());
    });

    it('names each day with its number of shows and its lowest price, weeks from Monday on', async () => {
      await openMonth();
      const headers = within(await grid()).getAllByRole('columnheader');
      expect(headers.map(({ textContent }) => textContent)).toEqual([
        'Mo',
        'Di',
        'Mi',
        'Do',
        'Fr',
        'Sa',
        'So',
      ]);
      expect(day(friday)).toHaveAccessibleName(`${friday}, 2 Termine, ab €\u00a012,50`);
      expect(day(thursday)).toHaveAccessibleName(`${thursday}, 1 Termin, ab €\u00a012,50`);
      expect(day(thursday)).toHaveAttribute('aria-current', 'date');
      const empty = day('Montag, 20. April 2026');
      expect(empty).toHaveAccessibleName('Montag, 20. April 2026, kein Termin');
      expect(empty).toHaveAttribute('aria-disabled', 'true');
      const rows = within(await grid()).getAllByRole('row');
      expect(within(rows[3]!).getAllByRole('gridcell')[3]).toBe(day(thursday));
    });

    it('selects a day by a click, and clears it by another', async () => {
      const { user } = await openMonth();
      await user.click(day(friday));
      expect(await line('2 Termine: Fr., 17.04.2026')).toBeVisible();
      expect(day(friday)).toHaveAttribute('aria-selected', 'true');
      expect(screen.getByLabelText('Tag')).toHaveValue('2026-04-17');
      expect(address()).toBe(program({ ansicht: 'monat', tag: '2026-04-17' }));
      await user.click(day(friday));
      await waitFor(() => expect(names().length).toBeGreaterThan(10));
      expect(day(friday)).toHaveAttribute('aria-selected', 'false');
      expect(address()).toBe(program({ ansicht: 'monat' }));
    });

    it('does not select a day without shows', async () => {
      const { user } = await openMonth();
      await user.click(day('Montag, 20. April 2026'));
      expect(address()).toBe(program({ ansicht: 'monat' }));
      await user.keyboard('{Enter}');
      expect(address()).toBe(program({ ansicht: 'monat' }));
    });

    it('counts only the matching shows', async () => {
      await openMonth({ suche: 'faust' });
      expect(day(friday)).toHaveAccessibleName(`${friday}, kein Termin`);
      expect(day('Samstag, 25. April 2026')).toHaveAccessibleName(
        'Samstag, 25. April 2026, 1 Termin, ab €\u00a012,50',
      );
    });

    it('offers months with shows only, and keeps the month in the address', async () => {
      const { user } = await openMonth();
      expect(button('Voriger Monat')).toHaveAttribute('aria-disabled', 'true');
      await user.click(button('Voriger Monat'));
      expect(address()).toBe(program({ ansicht: 'monat' }));
      await user.click(button('Nächster Monat'));
      expect(await grid('Mai 2026')).toBeVisible();
      expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' }));
      expect(button('Nächster Monat')).toHaveAttribute('aria-disabled', 'true');
      expect(button('Nächster Monat')).toHaveFocus();
      await user.click(button('Voriger Monat'));
      expect(await grid()).toBeVisible();
      expect(address()).toBe(program({ ansicht: 'monat' }));
    });

    it('keeps its month when the selected day is cleared', async () => {
      const { user } = await openMonth({ monat: '2026-05' });
      const may = 'Freitag, 1. Mai 2026';
      await user.click(day(may));
      expect(await line(/: Fr\., 01\.05\.2026$/)).toBeVisible();
      expect(address()).toBe(program({ ansicht: 'monat', tag: '2026-05-01' }));
      await user.click(day(may));
      await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' })));
      expect(await grid('Mai 2026')).toBeVisible();
    });

    it('is not offered on today’s list', async () => {
      renderApp(paths.today.to({}, { ansicht: 'monat', tag: '2026-04-17', suche: 'metropolis' }));
      expect(await line('1 Termin: „metropolis“')).toBeVisible();
      expect(screen.queryByRole('grid')).toBeNull();
      expect(screen.queryByLabelText('Tag')).toBeNull();
      expect(screen.queryByRole('button', { name: 'Monatsansicht' })).toBeNull();
    });
  });

  describe('the month view by the keyboard', () => {
    it('has one tab stop, and moves by day and week', async () => {
      const { user } = await openMonth();
      const stops = within(await grid())
        .getAllByRole('gridcell')
        .filter((cell) => cell.tabIndex === 0);
      expect(stops).toEqual([day(thursday)]);
      button('Nächster Monat').focus();
      await user.tab();
      expect(day(thursday)).toHaveFocus();
      await user.keyboard('{ArrowRight}');
      expect(day(friday)).toHaveFocus();
      await user.keyboard('{ArrowDown}');
      expect(day('Freitag, 24. April 2026')).toHaveFocus();
      await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
      expect(day('Mittwoch, 15. April 2026')).toHaveFocus();
      await user.keyboard('{Home}');
      expect(day('Montag, 13. April 2026')).toHaveFocus();
      await user.keyboard('{End}');
      expect(day('Sonntag, 19. April 2026')).toHaveFocus();
      await user.tab();
      expect((await grid()).contains(document.activeElement)).toBe(false);
      await user.tab({ shift: true });
      expect(day('Sonntag, 19. April 2026')).toHaveFocus();
    });

    it('continues in the next month, up to the last show', async () => {
      const { user } = await openMonth();
      day(thursday).focus();
      await user.keyboard('{PageUp}');
      expect(day(thursday)).toHaveFocus();
      await user.keyboard('{PageDown}');
      await waitFor(() => expect(day('Samstag, 16. Mai 2026')).toHaveFocus());
      expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' }));
      await user.keyboard('{PageDown}');
      expect(day('Samstag, 16. Mai 2026')).toHaveFocus();
      await user.keyboard('{PageUp}');
      await waitFor(() => expect(day(thursday)).toHaveFocus());
      await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
      await waitFor(() => expect(day('Freitag, 1. Mai 2026')).toHaveFocus());
      expect(await grid('Mai 2026')).toBeVisible();
      await user.keyboard('{ArrowLeft}');
      await waitFor(() => expect(day('Donnerstag, 30. April 2026')).toHaveFocus());
    });

    it.each(['{Enter}', ' '])('selects by „%s“ and keeps the focus', async (key) => {
      const { user } = await openMonth();
      day(thursday).focus();
      await user.keyboard(`{ArrowRight}${key}`);
      expect(await line('2 Termine: Fr., 17.04.2026')).toBeVisible();
      expect(day(friday)).toHaveFocus();
      await user.keyboard(key);
      await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat' })));
      expect(day(friday)).toHaveFocus();
    });

    it('does not prevent browser shortcuts', async () => {
      const { user } = await openMonth();
      day(thursday).focus();
      await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
      expect(day(thursday)).toHaveFocus();
    });
  });
});
