import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { expectHarmless, hostileTexts, hostileValues, settled } from '@test/support/hostile';
import { button, heading, listed } from '@test/support/look';
import { takeProblems } from '@test/support/problems';
import {
  openSearch,
  programCall,
  results,
  searchField,
  searchFor,
  searchStatus,
} from '@test/support/searching';
import { disturb, holdBack, requestsTo } from '@test/support/server';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

describe('while the programme does not come', () => {
  it('the pages are found, and the films on request', async () => {
    disturb(programCall, { status: 400, times: 1 });
    const { user } = await openSearch(searchFor('wechselgeld'));
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Programm ist gerade nicht zu erreichen');
    await user.click(button('Erneut versuchen'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await user.clear(searchField());
    await user.type(searchField(), 'metropolis');
    expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
  });

  it('what was read before is looked through, which is said', async () => {
    const { user } = await openSearch(searchFor('metropolis'));
    await user.click(await screen.findByRole('link', { name: 'Metropolis' }));
    await heading('Metropolis');
    disturb(programCall, { status: 400 });
    window.history.back();
    expect(await screen.findByText(/Du durchsuchst unsere Seiten und den letzten Stand/)).toBeVisible();
    expect(screen.queryByText(/Unsere Seiten durchsuchst du trotzdem/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Metropolis' })).toBeVisible();
  });

  it('nothing is called missing before it was looked for', async () => {
    const letGo = holdBack(programCall);
    await openSearch(searchFor('metroplis'));
    expect(await searchStatus('Das Programm wird noch durchsucht …')).toBeVisible();
    expect(screen.queryByText(/^Nichts gefunden/)).toBeNull();
    letGo();
    expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
    expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull();
  });

  it('its finds come after the pages that are read meanwhile, which stay where they are', async () => {
    const letGo = holdBack(programCall);
    const { user } = await openSearch(searchFor('flohmarkt'));
    expect(await searchStatus('Das Programm wird noch durchsucht …')).toBeVisible();
    expect(results()).toEqual([]);
    await searchStatus(/hier die besten 20$/);
    const read = results();
    letGo();
    const late = await screen.findAllByText('Flohmarkt, im Programm');
    expect(results()).toHaveLength(read.length + late.length);
    expect(results().slice(0, read.length)).toEqual(read);
    await searchStatus(new RegExp(`hier die besten ${read.length + late.length}$`));
    await user.type(searchField(), ' wien');
    await waitFor(() => expect(results()).not.toEqual(read));
    await user.type(searchField(), '{Backspace>5/}');
    // Who looks anew has the best of all first.
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(screen.getAllByText('Flohmarkt, im Programm')).toHaveLength(late.length);
  });

  it('its answer belongs to what is looked for then', async () => {
    const letGo = holdBack(programCall);
    const { user } = await openSearch(searchFor('metropolis'));
    await searchStatus('Das Programm wird noch durchsucht …');
    await user.clear(searchField());
    await user.type(searchField(), 'wechselgeld');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    letGo();
    await waitFor(() => expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull());
    expect(results()[0]).toMatch(/^Wechselgeld/);
    expect(results()).not.toContain('Metropolis');
    expect(searchField()).toHaveValue('wechselgeld');
    await waitFor(() => expect(window.location.search).toBe('?q=wechselgeld'));
  });

  it('what other lists told of it is found at once', async () => {
    renderApp(paths.program.to());
    await listed('Kinoprogramm');
    const letGo = holdBack(programCall);
    visit(searchFor('metropolis'));
    expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
    letGo();
    await waitFor(() => expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull());
  });
});

it('asks once for all kinds, however much is typed', async () => {
  const { user } = await openSearch();
  await user.type(searchField(), 'metropolis und mehr');
  await searchStatus(/Treffer/);
  expect(requestsTo(programCall).map((request) => request.query)).toEqual([{ s1: 'fetch' }]);
});

it('an index that does not come can be asked for again', async () => {
  vi.resetModules();
  vi.doMock('@/screens/search/SearchResults', () => {
    throw new Error('offline');
  });
  const app = await import('@test/support/renderApp');
  const { user } = app.renderApp(searchFor('wechselgeld'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.');
  await heading('Suche');
  expect(searchField()).toHaveValue('wechselgeld');
  await user.type(searchField(), ' am markt');
  expect(takeProblems().join()).toContain('The code did not load.');
  vi.doUnmock('@/screens/search/SearchResults');
  await user.click(button('Erneut versuchen'));
  await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(searchField()).toHaveValue('wechselgeld am markt');
});

describe('whatever is looked for', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  it('in the address, the page stands', async () => {
    const app = renderApp(searchFor());
    for (const value of [...hostileValues, 'flohmarkt '.repeat(9), 'ä'.repeat(10_000)]) {
      visit(`${paths.search.to()}?q=${encodeURIComponent(value)}`);
      await settled(app);
      await screen.findByRole('searchbox');
      expectHarmless(value);
    }
  });

  it('in the field, the page stands', async () => {
    const app = await openSearch();
    for (const value of hostileTexts) {
      fireEvent.change(searchField(), { target: { value } });
      fireEvent.blur(searchField());
      await settled(app);
      expectHarmless(value);
    }
  });

  it.each(['   ', '\u202E\u2066\u200B', '???', 'x'.repeat(10_000)])(
    'nothing is looked for: %j',
    async (text) => {
      await openSearch(searchFor('wechselgeld'));
      await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
      fireEvent.change(searchField(), { target: { value: text } });
      await waitFor(() => expect(results()).toEqual([]));
      expect(screen.queryByText(/Nichts gefunden/)).toBeNull();
      expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
    },
  );

  it('the direction of what was typed does not reach what is said of it', async () => {
    await openSearch();
    fireEvent.change(searchField(), { target: { value: '\u202Exqzvwjk' } });
    expect(await searchStatus('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
  });
});
