import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fetchShows } from '@/api/shows';
import { paths } from '@/config/paths';
import { listId, listsSlice } from '@/features/lists/listsSlice';
import { filmShow, marketShow } from '@test/domain/examples';
import { address, line, names, openFinder, program } from '@test/support/finding';
import { button, heading, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const calls = 'show/getCurrentShows';
const genreCalls = 'movie/getUpcomingMovies';
const queries = () => requestsTo(calls).map(({ query }) => query);
const choose = { kind: () => screen.getByLabelText('Art'), genre: () => screen.getByLabelText('Genre') };

describe('a genre', () => {
  it('is asked of the backend', async () => {
    const { user } = await openFinder();
    await screen.findByRole('option', { name: 'Science-Fiction' });
    await user.selectOptions(choose.genre(), 'Grusel');
    expect(await line(/^\d+ Termine: Grusel$/)).toBeVisible();
    expect(queries()).toEqual([
      { s1: 'fetch', showtype: 'kino' },
      { s1: 'fetch', showtype: 'kino', moviegenre: 'grusel' },
    ]);
    expect(names()).not.toContain('Metropolis');
    expect(address()).toBe(program({ genre: 'grusel' }));
    await user.selectOptions(choose.genre(), 'Alle Genres');
    await waitFor(() => expect(names()).toContain('Metropolis'));
    expect(address()).toBe(program());
  });

  it('of the address counts without the list of genres, which can be asked for again', async () => {
    disturb(genreCalls, { status: 400, times: 1 });
    const { user } = renderApp(program({ genre: 'KOMÖDIE' }));
    expect(await line(/^\d+ Termine: Komödie$/)).toBeVisible();
    expect(queries()[0]).toEqual({ s1: 'fetch', showtype: 'kino', moviegenre: 'komödie' });
    expect(await screen.findByText('Die Genres konnten nicht geladen werden.')).toBeVisible();
    expect(screen.queryByLabelText('Genre')).toBeNull();
    await user.click(button('Genres erneut laden'));
    expect(await screen.findByLabelText('Genre')).toHaveValue('komödie');
  });

  it.each(['Sci-Fi/Fantasy', "Children's", 'Drama (SW)'])('„%s“ can be chosen', async (genre) => {
    currentWorld().movies.find(({ urlIdentifier }) => urlIdentifier === 'faust')!.genres = [
      genre.toLowerCase(),
    ];
    disturb(genreCalls, { body: { dataEntries: [], genreEntries: [genre] } });
    const { user } = await openFinder();
    await screen.findByRole('option', { name: genre });
    await user.selectOptions(choose.genre(), genre);
    expect(await line(`3 Termine: ${genre}`)).toBeVisible();
    expect(choose.genre()).toHaveValue(genre.toLowerCase());
    expect(queries().at(-1)).toMatchObject({ moviegenre: genre.toLowerCase() });
  });

  it('that no film has is no winter break', async () => {
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

  it('of the list for children stays its own', async () => {
    await openFinder(paths.kidsProgram.to({}, { genre: 'grusel' }));
    expect(screen.queryByLabelText('Genre')).toBeNull();
    expect(queries()).toEqual([{ s1: 'fetch', showtype: 'kino', moviegenre: 'kinder' }]);
  });
});

describe('a kind', () => {
  it('leads to its list, with day and text, without the genre; Back leads back', async () => {
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

  it('“all” shows every show, where the visitor is', async () => {
    const expected = currentWorld().shows.filter(
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

  it('“all” lists what stands in both fields of an answer once', () => {
    const [film, party] = [filmShow({ showId: 1 }), marketShow({ showId: 2 })];
    const answer = { dataEntries: [film, party], publicEvents: [party, marketShow({ showId: 3 })] };
    const { lists } = listsSlice.reducer(undefined, fetchShows.success(answer, {}));
    expect(lists[listId({})]?.map(({ showId }) => showId)).toEqual([1, 2, 3]);
  });

  it('keeps the heading of the flea market where a filter leaves one show of event 12', async () => {
    const sundays = currentWorld().shows.filter(({ eventId }) => eventId === 12);
    const day = new Date(sundays[1]!.start).toISOString().slice(0, 10);
    renderApp(paths.flohmarktProgram.to({}, { tag: day }));
    expect(await line(/^1 Termin: So\./)).toBeVisible();
    expect(await heading('Flohmarktkalender')).toBeVisible();
  });
});
