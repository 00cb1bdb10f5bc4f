import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { addCleanup } from '@test/support/cleanups';
import { expectHarmless, hostileTexts, hostileValues, waitUntilStable } from '@test/support/hostile';
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
import { visit } from '@test/support/visit';

const query = () => window.location.search;

describe('the search', () => {
  it('is opened from the header with the focus in its field', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Suche' }));
    await heading('Suche');
    await waitFor(() => expect(searchField()).toHaveFocus());
    await user.keyboard('Wechselgled');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld am Flohmarkt/));
    await searchStatus(/^\d+ Treffer$/);
    expect(searchField()).toHaveFocus();
  });

  it('shows group, title and description of a page', async () => {
    await openSearch(searchFor('Wechselgeld'));
    const link = await screen.findByRole('link', { name: /^Wechselgeld am Flohmarkt/ });
    expect(link).toHaveAttribute('href', '/flohmarkt-wien/wechselgeld');
    const item = link.closest('li')!;
    expect(item).toHaveTextContent(/^Flohmarkt\s*Wechselgeld am Flohmarkt.*\w+\.$/);
  });

  it('shows the next date of a film, and links to its page', async () => {
    const { user } = await openSearch();
    await user.type(searchField(), 'Metroplis');
    const link = await screen.findByRole('link', { name: 'Metropolis' });
    expect(results()).toEqual(['Metropolis']);
    expect(await searchStatus('1 Treffer')).toBeVisible();
    expect(link.closest('li')).toHaveTextContent(
      /Kino, im Programm.*Nächster Termin: Do\., 16\.04\.2026, .*Uhr/,
    );
    await user.click(link);
    await focusedHeading('Metropolis');
    expect(window.location.pathname).toBe(paths.movie.to({ movieIdentifier: 'metropolis' }));
  });

  it('shows the state of a film that is not on sale', async () => {
    const { shows, stock } = currentDatabase();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    await openSearch(searchFor('metropolis'));
    const link = await screen.findByRole('link', { name: 'Metropolis' });
    await waitFor(() =>
      expect(link.closest('li')).toHaveTextContent(
        /Nächster Termin: Do\., 16\.04\.2026, 20:30\sUhr.*\. Ausverkauft$/,
      ),
    );
  });

  it('announces a film without a date', async () => {
    const { shows } = currentDatabase();
    for (const show of shows) if (show.movieId === 1) show.start = show.end = Date.UTC(2099, 0, 1, 12);
    await openSearch(searchFor('metropolis'));
    const link = await screen.findByRole('link', { name: 'Metropolis' });
    expect(link.closest('li')).toHaveTextContent(/^Kino, im Programm\s*Metropolis\s*Termin folgt$/);
  });

  it('finds markets and events of the programme', async () => {
    const { user } = await openSearch(searchFor('Flohmarkt Mistelbach'));
    await waitFor(() => expect(results()[0]).toBe('Flohmarkt Mistelbach'));
    await user.clear(searchField());
    await user.type(searchField(), 'quizabnd');
    await waitFor(() => expect(results()[0]).toBe('Quizabend im Auto'));
    expect(screen.getByText('Veranstaltung, im Programm')).toBeVisible();
  });

  it('shows the total number when it lists only the best results', async () => {
    await openSearch(searchFor('flohmarkt'));
    expect(await searchStatus(/^\d+ Treffer, hier die besten 20$/)).toBeVisible();
    await waitFor(() => expect(results()).toHaveLength(20));
    expect(screen.getByText('Mit einem weiteren Wort wird die Liste kürzer.')).toBeVisible();
  });

  it('reports that nothing was found, with links', async () => {
    const { user } = await openSearch();
    expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
    await user.type(searchField(), 'xqzvwjk');
    expect(await searchStatus('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
    const suggestions = within(screen.getByRole('navigation', { name: 'Hier geht es weiter' }));
    expect(suggestions.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute(
      'href',
      paths.program.to(),
    );
    expect(results()).toEqual([]);
  });

  it('is noindex', async () => {
    await openSearch(searchFor('hund'));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('the address of the search', () => {
  it('follows the input, and is left by one Back', async () => {
    const { user } = renderApp(paths.cart.to());
    await heading('Warenkorb');
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Suche' }));
    await screen.findByRole('searchbox');
    await user.type(searchField(), 'hund');
    await waitFor(() => expect(query()).toBe('?q=hund'));
    await user.type(searchField(), ' bücher');
    await waitFor(() => expect(query()).toBe('?q=hund+b%C3%BCcher'));
    window.history.back();
    expect(await heading('Warenkorb')).toBeVisible();
  });

  it('restores the results after a reload, without moving the focus', async () => {
    await openSearch(searchFor('Wechselgeld'));
    expect(searchField()).toHaveValue('Wechselgeld');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    expect(searchField()).not.toHaveFocus();
  });

  it('is restored after Back from a result, also when it was opened immediately', async () => {
    const { user } = await openSearch();
    await user.type(searchField(), 'wechselgeld');
    await user.click(await screen.findByRole('link', { name: /^Wechselgeld/ }));
    await heading(/Wechselgeld/);
    window.history.back();
    await heading('Suche');
    expect(query()).toBe('?q=wechselgeld');
    expect(searchField()).toHaveValue('wechselgeld');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    expect(searchField()).not.toHaveFocus();
  });

  it('is updated on Enter, which keeps the focus', async () => {
    const { user } = await openSearch();
    await user.type(searchField(), 'hund{Enter}');
    expect(query()).toBe('?q=hund');
    expect(searchField()).toHaveFocus();
  });

  it('does not interrupt a navigation', async () => {
    await openSearch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    addCleanup(() => void vi.useRealTimers());
    fireEvent.change(searchField(), { target: { value: 'hund' } });
    // The screen is still rendered, as during loading of the next one.
    window.history.pushState(null, '', paths.cart.to());
    act(() => void vi.advanceTimersByTime(1000));
    expect(window.location.pathname).toBe(paths.cart.to());
  });

  it('loses the query when the text is cleared', async () => {
    const { user } = await openSearch(searchFor('hund'));
    await user.clear(searchField());
    await waitFor(() => expect(window.location.href).toMatch(/\/suche$/));
    expect(results()).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
  });

  it('is reset by the link in the header', async () => {
    const { user } = await openSearch(searchFor('hund'));
    await waitFor(() => expect(results()).not.toEqual([]));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Suche' }));
    await waitFor(() => expect(searchField()).toHaveValue(''));
    expect(searchField()).toHaveFocus();
    window.history.back();
    await waitFor(() => expect(searchField()).toHaveValue('hund'));
  });
});

describe('loading the search', () => {
  describe('when the programme is late or fails to load', () => {
    it('pages are found, and films after a retry', async () => {
      disturb(programCall, { status: 400, times: 1 });
      const { user } = await openSearch(searchFor('wechselgeld'));
      await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
      expect(await screen.findByRole('alert')).toHaveTextContent(
        'Das Programm ist gerade nicht zu erreichen',
      );
      await user.click(button('Erneut versuchen'));
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
      await user.clear(searchField());
      await user.type(searchField(), 'metropolis');
      expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
    });

    it('loaded shows are searched, which is announced', async () => {
      const { user } = await openSearch(searchFor('metropolis'));
      await user.click(await screen.findByRole('link', { name: 'Metropolis' }));
      await heading('Metropolis');
      disturb(programCall, { status: 400 });
      window.history.back();
      expect(await screen.findByText(/Du durchsuchst unsere Seiten und den letzten Stand/)).toBeVisible();
      expect(screen.queryByText(/Unsere Seiten durchsuchst du trotzdem/)).toBeNull();
      expect(screen.getByRole('link', { name: 'Metropolis' })).toBeVisible();
    });

    it('nothing is reported as missing before the search has ended', async () => {
      const release = deferResponses(programCall);
      await openSearch(searchFor('metroplis'));
      expect(await searchStatus('Das Programm wird noch durchsucht …')).toBeVisible();
      expect(screen.queryByText(/^Nichts gefunden/)).toBeNull();
      release();
      expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
      expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull();
    });

    it('its results are added after the pages, which do not move', async () => {
      const release = deferResponses(programCall);
      const { user } = await openSearch(searchFor('flohmarkt'));
      expect(await searchStatus('Das Programm wird noch durchsucht …')).toBeVisible();
      expect(results()).toEqual([]);
      await searchStatus(/hier die besten 20$/);
      const read = results();
      release();
      const lateResults = await screen.findAllByText('Flohmarkt, im Programm');
      expect(results()).toHaveLength(read.length + lateResults.length);
      expect(results().slice(0, read.length)).toEqual(read);
      await searchStatus(new RegExp(`hier die besten ${read.length + lateResults.length}$`));
      await user.type(searchField(), ' wien');
      await waitFor(() => expect(results()).not.toEqual(read));
      await user.type(searchField(), '{Backspace>5/}');
      // A new search has the best results first.
      await waitFor(() => expect(results()).toHaveLength(20));
      expect(screen.getAllByText('Flohmarkt, im Programm')).toHaveLength(lateResults.length);
    });

    it('its response is searched for the current text', async () => {
      const release = deferResponses(programCall);
      const { user } = await openSearch(searchFor('metropolis'));
      await searchStatus('Das Programm wird noch durchsucht …');
      await user.clear(searchField());
      await user.type(searchField(), 'wechselgeld');
      await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
      release();
      await waitFor(() => expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull());
      expect(results()[0]).toMatch(/^Wechselgeld/);
      expect(results()).not.toContain('Metropolis');
      expect(searchField()).toHaveValue('wechselgeld');
      await waitFor(() => expect(window.location.search).toBe('?q=wechselgeld'));
    });

    it('shows of other lists are found immediately', async () => {
      renderApp(paths.program.to());
      await listed('Kinoprogramm');
      const release = deferResponses(programCall);
      visit(searchFor('metropolis'));
      expect(await screen.findByRole('link', { name: 'Metropolis' })).toBeVisible();
      release();
      await waitFor(() => expect(screen.queryByText('Das Programm wird noch durchsucht …')).toBeNull());
    });
  });

  it('requests all kinds once, independently of typing', async () => {
    const { user } = await openSearch();
    await user.type(searchField(), 'metropolis und mehr');
    await searchStatus(/Treffer/);
    expect(requestsTo(programCall).map((request) => request.query)).toEqual([{ s1: 'fetch' }]);
  });

  it('can be retried when its code fails to load, and keeps the input', async () => {
    vi.resetModules();
    vi.doMock('@/features/search/SearchResults', () => {
      throw new Error('offline');
    });
    const app = await import('@test/support/renderApp');
    const { user } = app.renderApp(searchFor('wechselgeld'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das konnte nicht geladen werden.');
    await heading('Suche');
    expect(searchField()).toHaveValue('wechselgeld');
    await user.type(searchField(), ' am markt');
    expect(takeProblems().join()).toContain('The code did not load.');
    vi.doUnmock('@/features/search/SearchResults');
    await user.click(button('Erneut versuchen'));
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(searchField()).toHaveValue('wechselgeld am markt');
  });

  describe('any search text', () => {
    beforeEach(() => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    });

    it('in the address does not break the page', async () => {
      const app = renderApp(searchFor());
      for (const value of [...hostileValues, 'flohmarkt '.repeat(9), 'ä'.repeat(10_000)]) {
        visit(`${paths.search.to()}?q=${encodeURIComponent(value)}`);
        await waitUntilStable(app);
        await screen.findByRole('searchbox');
        expectHarmless(value);
      }
    });

    it('in the field does not break the page', async () => {
      const app = await openSearch();
      for (const value of hostileTexts) {
        fireEvent.change(searchField(), { target: { value } });
        fireEvent.blur(searchField());
        await waitUntilStable(app);
        expectHarmless(value);
      }
    });

    it.each(['   ', '\u202E\u2066\u200B', '???', 'x'.repeat(10_000)])(
      'that is blank or too long is not searched: %j',
      async (text) => {
        await openSearch(searchFor('wechselgeld'));
        await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
        fireEvent.change(searchField(), { target: { value: text } });
        await waitFor(() => expect(results()).toEqual([]));
        expect(screen.queryByText(/Nichts gefunden/)).toBeNull();
        expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
      },
    );

    it('appears in the status text without direction marks', async () => {
      await openSearch();
      fireEvent.change(searchField(), { target: { value: '\u202Exqzvwjk' } });
      expect(await searchStatus('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
    });
  });
});

describe('the search on the 404 page', () => {
  const box = async () => within(await screen.findByRole('search', { name: 'Suche' }));

  async function openUnknownPage() {
    const app = renderApp('/gibt/es/nicht');
    await heading('Seite nicht gefunden');
    return app;
  }

  it('offers a search for the unknown address', async () => {
    const { user } = await openUnknownPage();
    await user.type(
      (await box()).getByRole('searchbox', { name: 'Wonach suchst du?' }),
      'Wechselgeld{Enter}',
    );
    await focusedHeading('Suche');
    expect(window.location.pathname).toBe(paths.search.to());
    expect(new URLSearchParams(window.location.search).get('q')).toBe('Wechselgeld');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld am Flohmarkt/));
  });

  it('leads to the search by its button, also without input', async () => {
    const { user } = await openUnknownPage();
    await user.click((await box()).getByRole('button', { name: 'Suchen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Suche' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('is not offered for a removed show', async () => {
    renderApp(paths.showNotFound.to());
    await heading('Vorstellung nicht gefunden');
    expect(screen.queryByRole('search')).toBeNull();
  });
});
