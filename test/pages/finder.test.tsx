import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { isoDayAt } from '@/domain/isoDays';
import { paths } from '@/shop/paths';
import { stockKey } from '@test/sandbox/database/stock';
import { addCleanup } from '@test/support/cleanups';
import { address, line, names, openFinder, program } from '@test/support/finder';
import { button, heading, listed, unfitText } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { flushPending, passTime, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const calls = 'show/getCurrentShows';
const genreCalls = 'movie/getUpcomingMovies';
const queries = () => requestsTo(calls).map(({ query }) => query);

const friday = 'Fr., 17.04.2026';
const faust = 'Faust – Eine deutsche Volkssage';
const nothing = 'Kein Termin passt zu deiner Suche.';

const field = (label: string) => within(screen.getByRole('search')).getByLabelText(label);
const text = () => field('Suche');
const wholeList = () => waitFor(() => expect(names().length).toBeGreaterThan(10));

const optionsOf = (label: string) =>
  within(field(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

const strip = () => screen.findByRole('radiogroup', { name: 'Tag wählen' });
const stripDay = async (name: string | RegExp) => within(await strip()).getByRole('radio', { name });

/** `day` is `YYYY-MM-DD`. */
function sellOut(day: string) {
  for (const show of currentDatabase().shows)
    if (isoDayAt(show.start) === day) currentDatabase().stock[stockKey(show.showId)] = 0;
}

// Shows of each genre, kind and state on few days: a list of all renders three times as long.
beforeEach(() =>
  keepShows(301, 302, 303, 305, 309, 317, 321, 322, 325, 329, 333, 381, 382, 501, 502, 521, 601, 701, 703),
);

describe('the finder', () => {
  it('opens by its button, searches immediately on Enter and on blur, and resets also what has just been typed', async () => {
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    expect(button('Termin finden')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('search')).toBeNull();
    expect(requestsTo(genreCalls)).toEqual([]);
    await user.click(button('Termin finden'));
    expect(await screen.findByLabelText('Suche')).toBeVisible();
    expect(button('Termin finden')).toHaveAttribute('aria-expanded', 'true');
    await user.click(button('Termin finden'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(address()).toBe(program());
    await strip();

    await user.click(button('Termin finden'));
    await user.type(await screen.findByLabelText('Suche'), 'gibt es nicht{Enter}');
    expect(await line(nothing)).toBeVisible();
    expect(names()).toEqual([]);
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Tag wählen' })).toBeNull();
    await user.click(button('Filter zurücksetzen'));
    await wholeList();
    expect(address()).toBe(program());
    expect(button('Termin finden')).toHaveFocus();
    expect(text()).toHaveValue('');

    await user.type(text(), 'golem');
    expect(address()).toBe(program());
    await user.tab();
    expect(address()).toBe(program({ suche: 'golem' }));
    await user.clear(text());
    await user.type(text(), 'faust{Enter}');
    expect(address()).toBe(program({ suche: 'faust' }));
    await line(/„faust“$/);
    stopTime();
    fireEvent.change(text(), { target: { value: 'faust xyz' } });
    // A click moves the focus first.
    act(() => button('Filter zurücksetzen').focus());
    fireEvent.click(button('Filter zurücksetzen'));
    await flushPending();
    expect(names().length).toBeGreaterThan(10);
    await passTime(500);
    expect(address()).toBe(program());
    expect(text()).toHaveValue('');
  });

  it('searches a text after a pause, replaces the history entry and never resets what is typed', async () => {
    const { user } = await openFinder(program({ prebooking: 'true' }));
    const entries = window.history.length;
    await user.type(text(), 'grosse faust');
    expect(address()).toBe(program({ prebooking: 'true' }));
    expect(await line('3 Termine: „grosse faust“')).toBeVisible();
    expect(names()).toEqual([faust, faust, faust]);
    expect(address()).toBe(program({ prebooking: 'true', suche: 'grosse faust' }));
    expect(window.history).toHaveLength(entries);
    expect(requestsTo(calls)).toHaveLength(1);
    await user.clear(text());
    await user.type(text(), 'fau{Enter}');
    await user.type(text(), 'st ');
    await line('3 Termine: „fau“');
    expect(text()).toHaveValue('faust ');
    await line('3 Termine: „faust“');
    expect(text()).toHaveValue('faust ');
    await user.type(text(), '!');
    expect(text()).toHaveValue('faust !');
  });

  it('and the strip of days narrow the list to a day, follow each other and offer only days that match', async () => {
    sellOut('2026-04-17');
    const { user } = await openFinder();
    expect(optionsOf('Tag').slice(0, 3)).toEqual(['Alle Tage', 'Do., 16.04.2026 (1)', `${friday} (2)`]);
    expect(optionsOf('Tag').join()).not.toContain('2099');
    const days = within(await strip()).getAllByRole('radio');
    expect(days.length).toBeGreaterThan(5);
    expect(days[0]).toHaveAccessibleName('Alle');
    expect(days[0]).toBeChecked();
    expect(days[1]).toHaveAccessibleName('Donnerstag, 16. April 2026, heute');
    const soldOut = 'Freitag, 17. April 2026, ausverkauft';
    expect(days[2]).toHaveAccessibleName(soldOut);

    await user.selectOptions(field('Tag'), `${friday} (2)`);
    expect(await line(`2 Termine: ${friday}`)).toBeVisible();
    expect(names()).toEqual(['Nosferatu – Eine Symphonie des Grauens', 'Orlacs Hände']);
    expect(address()).toBe(program({ tag: '2026-04-17' }));
    await waitFor(async () => expect(await stripDay(soldOut)).toBeChecked());
    await user.selectOptions(field('Tag'), 'Alle Tage');
    await wholeList();
    expect(address()).toBe(program());

    await user.click(await stripDay(soldOut));
    expect(await line(`2 Termine: ${friday}`)).toBeVisible();
    expect(names()).toHaveLength(2);
    expect(await stripDay(soldOut)).toBeChecked();
    expect(address()).toBe(program({ tag: '2026-04-17' }));
    await user.click(await stripDay('Alle'));
    await wholeList();
    expect(address()).toBe(program());

    await user.type(text(), 'faust{Enter}');
    await line('3 Termine: „faust“');
    expect(optionsOf('Tag')).toEqual([
      'Alle Tage',
      'Sa., 25.04.2026 (1)',
      'Fr., 01.05.2026 (1)',
      'Sa., 09.05.2026 (1)',
    ]);
    expect(within(await strip()).getAllByRole('radio')).toHaveLength(1 + 3);
  });

  it('sorts by title, lists only what can be bought, and shows both while it is folded', async () => {
    const { user } = await openFinder();
    expect(screen.getAllByRole('button', { name: 'Ausverkauft' }).length).toBeGreaterThan(0);
    await user.selectOptions(field('Sortierung'), 'Titel');
    await line(/nach Titel$/);
    const sorted = names();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('de-AT').compare));
    expect(screen.getAllByRole('heading', { level: 2, name: 'Metropolis' })).toHaveLength(1);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(/\d\d\.\d\d\.2026/);
    expect(address()).toBe(program({ sortierung: 'titel' }));

    await user.selectOptions(field('Sortierung'), 'Datum');
    expect(await screen.findByRole('heading', { level: 2, name: 'Freitag, 17. April 2026' })).toBeVisible();
    expect(address()).toBe(program());
    await user.click(field('Nur was du jetzt buchen kannst'));
    await line(/nur Buchbares$/);
    expect(screen.queryByRole('button', { name: 'Ausverkauft' })).toBeNull();
    for (const card of screen.getAllByRole('article'))
      expect(within(card).getByRole('link', { name: /^Tickets & Infos/ })).toBeVisible();
    expect(address()).toBe(program({ nur: 'buchbar' }));

    visit(program({ nur: 'buchbar', sortierung: 'titel' }));
    await line(/nur Buchbares, nach Titel$/);
    await user.click(button('Termin finden'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(await line(/nur Buchbares, nach Titel$/)).toBeVisible();
    await user.click(button('Filter zurücksetzen'));
    await screen.findByRole('heading', { level: 2, name: 'Freitag, 17. April 2026' });
    expect(address()).toBe(program());
  });
});

describe('a filter in the address', () => {
  it('is restored with all its parts from a link and reset as a whole, also without URLSearchParams.size', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!;
    delete (URLSearchParams.prototype as { size?: number }).size;
    addCleanup(() => Object.defineProperty(URLSearchParams.prototype, 'size', size));
    expect(program()).not.toContain('?');
    const query = { suche: 'NOSFERATU', tag: '2026-04-17', genre: 'grusel' };
    const { user } = renderApp(program({ prebooking: 'true', ...query }));
    expect(await line(`1 Termin: Grusel, ${friday}, „NOSFERATU“`)).toBeVisible();
    expect(names()).toEqual(['Nosferatu – Eine Symphonie des Grauens']);
    expect(await screen.findByLabelText('Suche')).toHaveValue('NOSFERATU');
    expect(field('Tag')).toHaveValue('2026-04-17');
    expect(field('Genre')).toHaveValue('grusel');
    const request = { s1: 'fetch', showtype: 'kino', prebooking: 'true' };
    expect(queries()).toEqual([{ ...request, moviegenre: 'Grusel' }]);
    await user.click(button('Filter zurücksetzen'));
    await wholeList();
    expect(queries().slice(1)).toEqual([request]);
    expect(requestsTo(genreCalls)).toHaveLength(1);
    expect(address()).toBe(program({ prebooking: 'true' }));
    for (const label of ['Suche', 'Tag', 'Genre']) expect(field(label)).toHaveValue('');
  });

  it('is restored after Back, and needs one Back to leave the list after any number of changes', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await listed('Kinoprogramm');
    await user.click(button('Termin finden'));
    await user.type(await screen.findByLabelText('Suche'), 'faust{Enter}');
    await line('3 Termine: „faust“');
    await user.click(screen.getAllByRole('link', { name: /^Tickets & Infos/ })[0]!);
    await heading(/^Faust/);
    window.history.back();
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(text()).toHaveValue('faust');
    expect(names()).toHaveLength(3);
    await user.selectOptions(field('Tag'), 'Sa., 25.04.2026 (1)');
    await user.click(button('Monatsansicht'));
    await screen.findByRole('grid');
    window.history.back();
    expect(await heading('Warenkorb')).toBeVisible();
  });

  it('stays active while the panel is closed, and follows the history between two filters of one list', async () => {
    const { user } = renderApp(program({ suche: 'faust' }));
    await line('3 Termine: „faust“');
    await user.click(button('Termin finden'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByText('3 Termine: „faust“')).toBeVisible();
    expect(names()).toEqual([faust, faust, faust]);
    await user.click(button('Termin finden'));
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await wholeList();
    expect(await screen.findByLabelText('Suche')).toHaveValue('');
    window.history.back();
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(text()).toHaveValue('faust');
  });

  it('is read from the parameter of the search too, finds a day, and nothing by a text without words', async () => {
    renderApp(`${program()}?q=faust&prebooking=true`);
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(text()).toHaveValue('faust');
    for (const [typed, day] of [
      ['heute', 'Donnerstag, 16. April 2026'],
      ['17.4.', 'Freitag, 17. April 2026'],
      ['Samstag, 18. April', 'Samstag, 18. April 2026'],
    ] as const) {
      fireEvent.change(text(), { target: { value: typed } });
      expect(await line(new RegExp(`^\\d+ Termine?: „${typed}“$`))).toBeVisible();
      expect(address()).toBe(program({ prebooking: 'true', suche: typed }));
      const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(days.filter((name) => / 2026$/.test(name ?? ''))).toEqual([day]);
    }
    fireEvent.change(text(), { target: { value: '?!' } });
    expect(await line(nothing)).toBeVisible();
    expect(names()).toEqual([]);
    expect(button('Filter zurücksetzen')).toBeVisible();
  });

  it('is ignored when it is invalid', async () => {
    renderApp(program({ suche: 'faust' }));
    for (const query of [
      `tag=2026-02-31&genre=${'a'.repeat(61)}&ansicht=monat&monat=0000-00`,
      `tag=__proto__&art=toString&suche=${'a'.repeat(101)}&ansicht=monat&monat=2050-01`,
      'tag=9999-12-31&ansicht=monat&monat=9999-12',
      'tag=%&ansicht=monat',
    ]) {
      await line('3 Termine: „faust“');
      visit(`${program()}?${query}`);
      await waitFor(() => expect(names().length, query).toBeGreaterThan(10));
      expect(await heading('Kinoprogramm')).toBeVisible();
      expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
      expect(unfitText(), query).toBeUndefined();
      visit(program({ suche: 'faust' }));
    }
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
  });

  it('is treated as text or as an unknown genre when it is markup', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    renderApp(program({ suche: `${markup} faust` }));
    expect(await line(nothing)).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
    visit(program());
    await wholeList();
    visit(program({ genre: markup }));
    expect(await line(nothing)).toBeVisible();
    expect(screen.queryByText('Winterpause')).toBeNull();
    expect(queries()).toContainEqual({ s1: 'fetch', showtype: 'kino', moviegenre: markup });
    expect(await screen.findByLabelText('Genre')).toHaveValue(markup);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('works on the landing page beside its other content, and is forwarded with the prebooking parameter', async () => {
    renderApp(paths.cinemaLanding.to({}, { suche: 'faust', prebooking: 'true' }));
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', prebooking: 'true' }]);
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

describe('a genre', () => {
  it('is filtered by the backend in its spelling, whatever characters it contains', async () => {
    const odd = ['Sci-Fi/Fantasy', "Children's", 'Drama (SW)'];
    currentDatabase().movies.find(({ urlIdentifier }) => urlIdentifier === 'faust')!.genres = odd.map(
      (genre) => genre.toLowerCase(),
    );
    disturb(genreCalls, { body: { dataEntries: [], genreEntries: ['Grusel', ...odd] } });
    const { user } = await openFinder();
    await screen.findByRole('option', { name: 'Grusel' });
    await user.selectOptions(field('Genre'), 'Grusel');
    expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    expect(queries()).toEqual([
      { s1: 'fetch', showtype: 'kino' },
      { s1: 'fetch', showtype: 'kino', moviegenre: 'Grusel' },
    ]);
    expect(names()).not.toContain('Metropolis');
    expect(address()).toBe(program({ genre: 'grusel' }));
    for (const genre of odd) {
      await user.selectOptions(field('Genre'), genre);
      expect(await line(`3 Termine: ${genre}`)).toBeVisible();
      expect(field('Genre')).toHaveValue(genre.toLowerCase());
      expect(queries().at(-1)).toMatchObject({ moviegenre: genre });
    }
    await user.selectOptions(field('Genre'), 'Alle Genres');
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

  it('waits for its spelling, is requested in it once, and leaves no loading flag when the visitor leaves', async () => {
    const release = deferResponses(genreCalls);
    const { user, store } = renderApp(program({ genre: 'grusel' }));
    await user.click(await screen.findByRole('button', { name: 'Termin finden' }));
    visit(paths.cart.to());
    await heading('Warenkorb');
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    visit(program({ genre: 'grusel' }));
    await user.click(await screen.findByRole('button', { name: 'Termin finden' }));
    expect(screen.queryByRole('search')).toBeNull();
    expect(queries()).toEqual([]);
    release();
    await waitFor(() => expect(names()).toContain('Nosferatu – Eine Symphonie des Grauens'));
    const { length } = requestsTo(genreCalls);
    for (const genre of ['Grusel', 'GRUSEL']) {
      visit(program({ genre }));
      expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    }
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', moviegenre: 'Grusel' }]);
    expect(requestsTo(genreCalls)).toHaveLength(length);
  });

  it('is offered on lists of films only, and on that for children the address does not replace its own', async () => {
    const { user } = await openFinder(paths.automarkt.to({}, { genre: 'grusel' }), 'kommende Automärkte');
    expect(screen.queryByLabelText('Genre')).toBeNull();
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'automarkt' }]);
    expect(requestsTo(genreCalls)).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Kinoprogramm' }));
    await listed('Kinoprogramm');
    expect(await screen.findByLabelText('Genre')).toBeVisible();
    visit(paths.kidsProgram.to({}, { genre: 'grusel' }));
    await waitFor(() => expect(screen.queryByLabelText('Genre')).toBeNull());
    expect(await screen.findByLabelText('Suche')).toBeVisible();
    await listed('Kinoprogramm');
    expect(screen.queryByLabelText('Genre')).toBeNull();
    expect(queries().at(-1)).toEqual({ s1: 'fetch', showtype: 'kino', moviegenre: 'kinder' });
  });
});

describe('language and age rating', () => {
  /** Films that are not named state neither. */
  function state(facts: Record<string, { language?: string; ageRating?: string | number }>) {
    for (const movie of currentDatabase().movies) {
      delete movie.language;
      delete movie.ageRating;
      Object.assign(movie, facts[movie.urlIdentifier]);
    }
  }

  it('offer what the listed films state, narrow the list, and are said, kept in the address and reset', async () => {
    state({
      metropolis: { language: 'OV', ageRating: 'FSK 12' },
      faust: { language: 'OmU', ageRating: 6 },
      nosferatu: { language: 'omu' },
    });
    const { user } = await openFinder();
    expect(optionsOf('Sprache')).toEqual(['Alle Sprachen', 'OmU', 'OV']);
    expect(optionsOf('Altersfreigabe')).toEqual(['Jedes Alter', 'ab 6\u00a0Jahren', 'ab 12\u00a0Jahren']);
    await user.selectOptions(field('Altersfreigabe'), '12');
    expect(await line(/^\d Termine: frei ab 12 Jahren \(nur Filme mit Angabe\)$/)).toBeVisible();
    expect(new Set(names())).toEqual(new Set([faust, 'Metropolis']));
    await user.selectOptions(field('Altersfreigabe'), '6');
    expect(await line('3 Termine: frei ab 6 Jahren (nur Filme mit Angabe)')).toBeVisible();
    expect(names()).toEqual([faust, faust, faust]);
    await user.selectOptions(field('Sprache'), 'OmU');
    expect(await line('3 Termine: OmU, frei ab 6 Jahren (nur Filme mit Angabe)')).toBeVisible();
    expect(address()).toBe(program({ alter: '6', sprache: 'omu' }));
    await user.selectOptions(field('Sprache'), 'OV');
    expect(await line(nothing)).toBeVisible();
    await user.click(button('Filter zurücksetzen'));
    await wholeList();
    expect(address()).toBe(program());
    expect(
      [field('Sprache'), field('Altersfreigabe')].map((each) => (each as HTMLSelectElement).value),
    ).toEqual(['', '']);
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
    // The films of this genre state neither; the fields stay where they are.
    await user.selectOptions(field('Genre'), 'Science-Fiction');
    expect(await line(/: Science-Fiction$/)).toBeVisible();
    expect(optionsOf('Altersfreigabe')).toContain('ab 12\u00a0Jahren');
    await user.selectOptions(field('Art'), 'Alle');
    expect(screen.queryByLabelText('Sprache')).toBeNull();
  });

  it('of the address are chosen also where no film states them; otherwise there are no fields for them', async () => {
    state({});
    renderApp(program({ sprache: 'omu', alter: '6' }));
    expect(await line(nothing)).toBeVisible();
    expect(screen.getByLabelText('Sprache')).toHaveDisplayValue('Omu');
    expect(screen.getByLabelText('Altersfreigabe')).toHaveDisplayValue('ab 6\u00a0Jahren');
    visit(program({ alter: 'jung', suche: 'faust' }));
    expect(await line('3 Termine: „faust“')).toBeVisible();
    expect(screen.queryByLabelText('Sprache')).toBeNull();
    expect(screen.queryByLabelText('Altersfreigabe')).toBeNull();
  });
});

describe('a kind', () => {
  it('leads to its list, with day and text, without the genre; Back returns', async () => {
    const query = { suche: 'wien', tag: '2026-04-19', genre: 'grusel', ansicht: 'monat', prebooking: 'true' };
    const { user } = renderApp(program(query));
    await line(nothing);
    await user.selectOptions(field('Art'), 'Flohmarkt');
    expect(await heading('Flohmarktkalender')).toBeVisible();
    expect(await line('2 Termine: So., 19.04.2026, „wien“')).toBeVisible();
    expect(address()).toBe(
      paths.flohmarktProgram.to({}, { suche: 'wien', tag: '2026-04-19', ansicht: 'monat' }),
    );
    expect(field('Art')).toHaveValue('flohmarkt');
    expect(field('Art')).toHaveFocus();
    window.history.back();
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(await screen.findByLabelText('Genre')).toHaveValue('grusel');
    expect(address()).toBe(program(query));
  });

  it('leads to its list and back, and “all” shows every show at the same address', async () => {
    const { user } = await openFinder();
    for (const [kind, path, title] of [
      ['Automarkt', paths.automarkt.to(), 'kommende Automärkte'],
      ['Veranstaltungen', paths.publicEvents.to(), 'Veranstaltungen'],
      ['Kino', program(), 'Kinoprogramm'],
    ] as const) {
      await user.selectOptions(field('Art'), kind);
      await heading(title);
      await waitFor(() => expect(address()).toBe(path));
    }
    const expected = currentDatabase().shows.filter(
      ({ listed: isListed, publicAvailable, end }) => isListed && publicAvailable && end > Date.now(),
    );
    await user.selectOptions(field('Art'), 'Alle');
    expect(await heading('Alle Termine')).toBeVisible();
    expect(await line(`${expected.length} Termine: alle Arten`)).toBeVisible();
    expect(address()).toBe(program({ art: 'alle' }));
    expect(queries().at(-1)).toEqual({ s1: 'fetch' });
    expect(screen.getAllByRole('article')).toHaveLength(expected.length);
    const kinds = ['Metropolis', 'Flohmarkt Wien', 'Automarkt Wien', 'Quizabend im Auto'];
    expect(names()).toEqual(expect.arrayContaining(kinds));
    expect(screen.queryByLabelText('Genre')).toBeNull();
    await user.selectOptions(field('Art'), 'Kino');
    expect(await heading('Kinoprogramm')).toBeVisible();
    expect(address()).toBe(program());
  });
});

it('the flea market has its heading and open days although markets are sold out online or one show of event 12 matches', async () => {
  sellOut('2026-04-26');
  const database = currentDatabase();
  const sundays = database.shows.filter(({ eventId }) => eventId === 12);
  renderApp(paths.flohmarktProgram.to());
  await listed('Flohmarktkalender');
  expect(await stripDay('Sonntag, 26. April 2026')).toBeEnabled();
  visit(paths.flohmarktProgram.to({}, { tag: isoDayAt(sundays[1]!.start) }));
  expect(await line(/^1 Termin: So\./)).toBeVisible();
  expect(await heading('Flohmarktkalender')).toBeVisible();
  visit(paths.cart.to());
  await heading('Warenkorb');
  database.shows = database.shows.filter(({ showId }) => showId === 501);
  visit(paths.flohmarktProgram.to());
  expect(await heading('Jetzt gleich Standplatz sichern')).toBeVisible();
});

describe('the month view of the programme', () => {
  const grid = (month = 'April 2026') => screen.findByRole('grid', { name: month });
  const day = (name: string) => screen.getByRole('gridcell', { name: new RegExp(`^${name}, `) });
  const [thursday, nextDay] = ['Donnerstag, 16. April 2026', 'Freitag, 17. April 2026'];
  const [empty, may] = ['Montag, 20. April 2026', 'Freitag, 1. Mai 2026'];

  it('names each day with its shows and price, offers days and months with shows, and is kept in the address', async () => {
    const { user } = await openFinder();
    await user.click(button('Monatsansicht'));
    expect(await grid()).toBeVisible();
    expect(button('Monatsansicht')).toHaveAttribute('aria-expanded', 'true');
    expect(address()).toBe(program({ ansicht: 'monat' }));
    const headers = within(await grid()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent).join()).toBe('Mo,Di,Mi,Do,Fr,Sa,So');
    expect(day(nextDay)).toHaveAccessibleName(`${nextDay}, 2 Termine, ab €\u00a012,50`);
    expect(day(thursday)).toHaveAccessibleName(`${thursday}, 1 Termin, ab €\u00a012,50`);
    expect(day(thursday)).toHaveAttribute('aria-current', 'date');
    expect(day(empty)).toHaveAccessibleName(`${empty}, kein Termin`);
    expect(day(empty)).toHaveAttribute('aria-disabled', 'true');
    const rows = within(await grid()).getAllByRole('row');
    expect(within(rows[3]!).getAllByRole('gridcell')[3]).toBe(day(thursday));

    await user.click(day(empty));
    expect(address()).toBe(program({ ansicht: 'monat' }));
    await user.keyboard('{Enter}');
    expect(address()).toBe(program({ ansicht: 'monat' }));
    await user.click(day(nextDay));
    expect(await line(`2 Termine: ${friday}`)).toBeVisible();
    expect(day(nextDay)).toHaveAttribute('aria-selected', 'true');
    expect(field('Tag')).toHaveValue('2026-04-17');
    expect(address()).toBe(program({ ansicht: 'monat', tag: '2026-04-17' }));
    await user.click(day(nextDay));
    await wholeList();
    expect(day(nextDay)).toHaveAttribute('aria-selected', 'false');
    expect(address()).toBe(program({ ansicht: 'monat' }));

    expect(button('Voriger Monat')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Voriger Monat'));
    expect(address()).toBe(program({ ansicht: 'monat' }));
    await user.click(button('Nächster Monat'));
    expect(await grid('Mai 2026')).toBeVisible();
    expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' }));
    expect(button('Nächster Monat')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Nächster Monat')).toHaveFocus();
    await user.click(day(may));
    expect(await line(/: Fr\., 01\.05\.2026$/)).toBeVisible();
    expect(address()).toBe(program({ ansicht: 'monat', tag: '2026-05-01' }));
    await user.click(day(may));
    await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' })));
    expect(await grid('Mai 2026')).toBeVisible();
    await user.click(button('Voriger Monat'));
    expect(await grid()).toBeVisible();
    expect(address()).toBe(program({ ansicht: 'monat' }));

    await user.type(text(), 'faust{Enter}');
    await line('3 Termine: „faust“');
    expect(day(nextDay)).toHaveAccessibleName(`${nextDay}, kein Termin`);
    const match = 'Samstag, 25. April 2026';
    expect(day(match)).toHaveAccessibleName(`${match}, 1 Termin, ab €\u00a012,50`);
    await user.clear(text());
    await user.keyboard('{Enter}');
    await wholeList();
    await user.click(button('Monatsansicht'));
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(address()).toBe(program());
  });

  it('has one tab stop, moves by the keyboard up to the last show, and selects by Enter and space', async () => {
    const { user } = renderApp(program({ ansicht: 'monat' }));
    await listed('Kinoprogramm');
    const stops = within(await grid())
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0);
    expect(stops).toEqual([day(thursday)]);
    button('Nächster Monat').focus();
    await user.tab();
    expect(day(thursday)).toHaveFocus();
    for (const [keys, reached] of [
      ['{ArrowRight}', nextDay],
      ['{ArrowDown}', 'Freitag, 24. April 2026'],
      ['{ArrowUp}{ArrowLeft}{ArrowLeft}', 'Mittwoch, 15. April 2026'],
      ['{Home}', 'Montag, 13. April 2026'],
      ['{End}', 'Sonntag, 19. April 2026'],
    ] as const) {
      await user.keyboard(keys);
      expect(day(reached), keys).toHaveFocus();
    }
    await user.tab();
    expect((await grid()).contains(document.activeElement)).toBe(false);
    await user.tab({ shift: true });
    expect(day('Sonntag, 19. April 2026')).toHaveFocus();

    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(day(thursday)).toHaveFocus();
    // A shortcut of browsers.
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(day(thursday)).toHaveFocus();
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
    await waitFor(() => expect(day(may)).toHaveFocus());
    expect(await grid('Mai 2026')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(day('Donnerstag, 30. April 2026')).toHaveFocus());

    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
    for (const key of ['{Enter}', ' ']) {
      await user.keyboard(key);
      expect(await line(`2 Termine: ${friday}`)).toBeVisible();
      expect(day(nextDay)).toHaveFocus();
      await user.keyboard(key);
      await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat' })));
      expect(day(nextDay)).toHaveFocus();
    }
  });
});
