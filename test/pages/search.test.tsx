import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { addCleanup } from '@test/support/cleanups';
import { openFinder } from '@test/support/finder';
import { expectHarmless, hostileTexts, hostileValues, waitUntilStable } from '@test/support/hostile';
import { loseCode } from '@test/support/lostCode';
import { button, focusedHeading, heading, listed } from '@test/support/screenQueries';
import { takeProblems } from '@test/support/problems';
import { renderApp } from '@test/support/renderApp';
import {
  openSearch,
  programCall,
  results,
  searchField,
  searchFor,
  searchStatus,
} from '@test/support/searchPage';
import { currentDatabase, disturb, deferResponses, requestsTo } from '@test/support/server';
import { keepShows, shrinkDatabase } from '@test/support/smallDatabase';
import { visit } from '@test/support/visit';

const query = () => window.location.search;
const linkInHeader = () => within(screen.getByRole('banner')).getByRole('link', { name: 'Suche' });
const suggestions = () => within(screen.getByRole('navigation', { name: 'Hier geht es weiter' }));
const firstResult = (words: RegExp) => waitFor(() => expect(results()[0]).toMatch(words));
const film = () => screen.findByRole('link', { name: 'Metropolis' });
const stillSearching = 'Das Programm wird noch durchsucht …';
const searchedAll = () => waitFor(() => expect(screen.queryByText(stillSearching)).toBeNull());
const change = (value: string) => fireEvent.change(searchField(), { target: { value } });

// First, because the code must not be loaded yet.
it('the code of the results that fails to load can be retried, which keeps the input', async () => {
  const restore = loseCode('@/features/search/SearchResults');
  const { user } = renderApp(searchFor('wechselgeld'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.');
  await heading('Suche');
  expect(searchField()).toHaveValue('wechselgeld');
  change('wechselgeld am markt');
  expect(takeProblems().join()).toContain('The code did not load.');
  restore();
  await user.click(button('Erneut versuchen'));
  await firstResult(/^Wechselgeld/);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(searchField()).toHaveValue('wechselgeld am markt');
});

describe('the search', () => {
  it('is opened from the header with the focus in its field, which the address follows until one Back', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(linkInHeader());
    await heading('Suche');
    await waitFor(() => expect(searchField()).toHaveFocus());
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await user.keyboard('Wechselgled');
    await firstResult(/^Wechselgeld am Flohmarkt/);
    await searchStatus(/^\d+ Treffer$/);
    const link = screen.getByRole('link', { name: /^Wechselgeld am Flohmarkt/ });
    expect(link).toHaveAttribute('href', '/flohmarkt-wien/wechselgeld');
    expect(link.closest('li')).toHaveTextContent(/^Flohmarkt\s*Wechselgeld am Flohmarkt.*\w+\.$/);
    await waitFor(() => expect(query()).toBe('?q=Wechselgled'));

    // Enter does not wait.
    await user.keyboard(' Bücher{Enter}');
    expect(query()).toBe('?q=Wechselgled+B%C3%BCcher');
    expect(searchField()).toHaveFocus();
    window.history.back();
    expect(await heading('Warenkorb')).toBeVisible();
  });

  it('is restored from its address without the focus, and reset by the link in the header or without text', async () => {
    const { user } = await openSearch(searchFor('Wechselgeld'));
    expect(searchField()).toHaveValue('Wechselgeld');
    await firstResult(/^Wechselgeld/);
    expect(searchField()).not.toHaveFocus();
    await user.click(linkInHeader());
    await waitFor(() => expect(searchField()).toHaveValue(''));
    expect(searchField()).toHaveFocus();
    window.history.back();
    await waitFor(() => expect(searchField()).toHaveValue('Wechselgeld'));

    await firstResult(/^Wechselgeld/);
    await user.clear(searchField());
    await waitFor(() => expect(window.location.href).toMatch(/\/suche$/));
    expect(results()).toEqual([]);
    expect(suggestions().getAllByRole('link')[0]).toBeVisible();

    // Blank and too long texts are not searched.
    for (const text of ['   ', '\u202E\u2066\u200B', 'x'.repeat(10_000)]) {
      change('wechselgeld');
      await firstResult(/^Wechselgeld/);
      change(text);
      await waitFor(() => expect(results(), JSON.stringify(text.slice(0, 9))).toEqual([]));
      expect(screen.queryByText(/Nichts gefunden/)).toBeNull();
      expect(suggestions().getAllByRole('link')[0]).toBeVisible();
    }
    change('???');
    expect(await searchStatus('Nichts gefunden für „???“.')).toBeVisible();
    expect(suggestions().getAllByRole('link')[0]).toBeVisible();
    change('\u202Exqzvwjk');
    expect(await searchStatus('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
    expect(results()).toEqual([]);
    expect(suggestions().getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
  });

  it('is restored after Back from a film that was opened immediately, with the last programme if it fails', async () => {
    const { user } = await openSearch();
    change('Metroplis');
    await user.click(await film());
    await focusedHeading('Metropolis');
    expect(window.location.pathname).toBe(paths.movie.to({ movieIdentifier: 'metropolis' }));
    // All kinds at once, whatever was typed.
    expect(requestsTo(programCall).map((request) => request.query)).toEqual([{ s1: 'fetch' }]);
    disturb(programCall, { status: 400 });
    window.history.back();
    await heading('Suche');
    expect(query()).toBe('?q=Metroplis');
    expect(searchField()).toHaveValue('Metroplis');
    expect(searchField()).not.toHaveFocus();
    expect(await film()).toBeVisible();
    expect(await screen.findByText(/Du durchsuchst unsere Seiten und den letzten Stand/)).toBeVisible();
    expect(screen.queryByText(/Unsere Seiten durchsuchst du trotzdem/)).toBeNull();
  });

  it('shows next date and state of films, markets and events of the programme, and the best of many', async () => {
    const { shows, stock } = currentDatabase();
    for (const show of shows) {
      if (show.movieId === 2) stock[`${show.showId}`] = 0;
      if (show.movieId === 3) show.start = show.end = Date.UTC(2099, 0, 1, 12);
    }
    await openSearch(searchFor('Metroplis'));
    expect((await film()).closest('li')).toHaveTextContent(
      /Kino, im Programm.*Nächster Termin: Do\., 16\.04\.2026, .*Uhr/,
    );
    expect(results()).toEqual(['Metropolis']);
    expect(await searchStatus('1 Treffer')).toBeVisible();
    for (const [text, name, words] of [
      ['nosferatu', /^Nosferatu/, /Nächster Termin: Fr\., 17\.04\.2026, 20:30\sUhr.*\. Ausverkauft$/],
      ['der general', 'Der General', /^Kino, im Programm\s*Der General\s*Termin folgt$/],
      ['quizabnd', 'Quizabend im Auto', /^Veranstaltung, im Programm/],
      ['Flohmarkt Mistelbach', 'Flohmarkt Mistelbach', /^Flohmarkt, im Programm/],
    ] as const) {
      change(text);
      const link = await screen.findByRole('link', { name });
      await waitFor(() => expect(link.closest('li'), text).toHaveTextContent(words));
      expect(results()[0]).toMatch(name);
    }
    change('flohmarkt');
    expect(await searchStatus(/^\d+ Treffer, hier die besten 20$/)).toBeVisible();
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(screen.getByText('Mit einem weiteren Wort wird die Liste kürzer.')).toBeVisible();
  });
});

it('a search finds what is on a day, also by the parameter of lists', async () => {
  await openSearch(`${paths.search.to()}?suche=19.04.`);
  expect(searchField()).toHaveValue('19.04.');
  await searchedAll();
  await waitFor(() => expect(results()).toContain('Flohmarkt Wien'));
  change('Fr., 17.04.2026');
  await firstResult(/^Nosferatu/);
  for (const item of document.querySelectorAll('.found li'))
    if (item.textContent?.includes('im Programm')) expect(item).toHaveTextContent('Fr., 17.04.2026');
  await waitFor(() => expect(new URLSearchParams(query()).get('q')).toBe('Fr., 17.04.2026'));
});

describe('the programme that the search waits for', () => {
  it('is found once it has loaded: after the pages, which do not move, and for the current text', async () => {
    const release = deferResponses(programCall);
    await openSearch(searchFor('metroplis'));
    expect(await searchStatus(stillSearching)).toBeVisible();
    expect(screen.queryByText(/^Nichts gefunden/)).toBeNull();
    expect(results()).toEqual([]);
    change('flohmarkt');
    await searchStatus(/hier die besten 20$/);
    const read = results();
    release();
    const lateResults = await screen.findAllByText('Flohmarkt, im Programm');
    expect(results()).toHaveLength(read.length + lateResults.length);
    expect(results().slice(0, read.length)).toEqual(read);
    await searchStatus(new RegExp(`hier die besten ${read.length + lateResults.length}$`));
    await searchedAll();
    expect(searchField()).toHaveValue('flohmarkt');
    await waitFor(() => expect(query()).toBe('?q=flohmarkt'));
    change('flohmarkt wien');
    await waitFor(() => expect(results()).not.toEqual(read));
    change('flohmarkt');
    // A new search has the best results first.
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(screen.getAllByText('Flohmarkt, im Programm')).toHaveLength(lateResults.length);
    change('metroplis');
    expect(await film()).toBeVisible();
  });

  it('can be retried when it fails; the pages are found without it', async () => {
    disturb(programCall, { status: 400, times: 1 });
    const { user } = await openSearch(searchFor('wechselgeld'));
    await firstResult(/^Wechselgeld/);
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
    change('metropolis');
    await waitFor(() => expect(screen.queryByText(/^Wechselgeld/)).toBeNull());
    // Nobody has looked into the programme.
    expect(screen.queryByText(/Nichts gefunden|Prüf die Schreibweise/)).toBeNull();
    await user.click(button('Erneut versuchen'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    change('metropolis');
    expect(await film()).toBeVisible();
  });

  it('is found immediately when another list has loaded it; its address does not interrupt a navigation', async () => {
    keepShows(301, 501);
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    const release = deferResponses(programCall);
    visit(searchFor('metropolis'));
    await screen.findByRole('searchbox', { name: 'Wonach suchst du?' });
    expect(await film()).toBeVisible();
    release();
    await searchedAll();

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    addCleanup(() => void vi.useRealTimers());
    change('hund');
    // The screen is still rendered, as during loading of the next one.
    window.history.pushState(null, '', paths.cart.to());
    act(() => void vi.advanceTimersByTime(1000));
    expect(window.location.pathname).toBe(paths.cart.to());
  });
});

describe('any text of the search', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    shrinkDatabase();
  });

  it('in its address does not break the page', async () => {
    const app = await openSearch();
    for (const value of [...hostileValues, 'flohmarkt '.repeat(9), 'ä'.repeat(10_000)]) {
      visit(`${paths.search.to()}?q=${encodeURIComponent(value)}`);
      await waitUntilStable(app);
      await screen.findByRole('searchbox');
      expectHarmless(value);
    }
  });

  it('in its field does not break the page, also if no address can contain it', async () => {
    const app = await openSearch();
    const onlyTyped = hostileTexts.filter((text) => !hostileValues.includes(text));
    for (const value of [hostileValues[0]!, ...onlyTyped]) {
      change(value);
      fireEvent.blur(searchField());
      await waitUntilStable(app);
      expectHarmless(value);
    }
  });
});

it('a page that does not exist offers a search, but not a show that was removed', async () => {
  const box = async () => within(await screen.findByRole('search', { name: 'Suche' }));
  const { user } = renderApp('/gibt/es/nicht');
  await heading('Seite nicht gefunden');
  const field = (await box()).getByRole('searchbox', { name: 'Wonach suchst du?' });
  await user.type(field, 'Wechselgeld{Enter}');
  await focusedHeading('Suche');
  expect(window.location.pathname).toBe(paths.search.to());
  expect(new URLSearchParams(query()).get('q')).toBe('Wechselgeld');
  await firstResult(/^Wechselgeld am Flohmarkt/);

  visit('/gibt/es/auch/nicht');
  await heading('Seite nicht gefunden');
  await user.click((await box()).getByRole('button', { name: 'Suchen' }));
  expect(await heading('Suche')).toBeVisible();
  expect(query()).toBe('');

  visit(paths.showNotFound.to());
  await heading('Vorstellung nicht gefunden');
  expect(screen.queryByRole('search')).toBeNull();
});

it('every show of the programme is prepared for the search before the visitor types', async () => {
  const remember = vi.spyOn(WeakMap.prototype, 'set');
  const { store } = await openFinder();
  const { shows } = store.getState().shows;
  expect(shows.length).toBeGreaterThan(10);
  // The searchable texts of a show are remembered with it.
  const isPrepared = (show: object) =>
    remember.mock.calls.some(([key, texts]) => key === show && Array.isArray(texts));
  await waitFor(() => expect(shows.filter((show) => !isPrepared(show))).toEqual([]));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
