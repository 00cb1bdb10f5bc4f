import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { atTheEnd } from '@test/support/cleanups';
import { focusedHeading, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld } from '@test/support/server';
import { openSearch, results, searchField, searchFor, searchStatus } from '@test/support/searching';

const query = () => window.location.search;

describe('the search', () => {
  it('is opened from the header, and can be typed into at once', async () => {
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

  it('tells of a page its group, its title and what it is about', async () => {
    await openSearch(searchFor('Wechselgeld'));
    const link = await screen.findByRole('link', { name: /^Wechselgeld am Flohmarkt/ });
    expect(link).toHaveAttribute('href', '/flohmarkt-wien/wechselgeld');
    const item = link.closest('li')!;
    expect(item).toHaveTextContent(/^Flohmarkt\s*Wechselgeld am Flohmarkt.*\w+\.$/);
  });

  it('tells of a film its next date, and leads to its page', async () => {
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

  it('says of a film that cannot be booked how it stands', async () => {
    const { shows, stock } = currentWorld();
    for (const { showId, movieId } of shows) if (movieId === 1) stock[`${showId}`] = 0;
    await openSearch(searchFor('metropolis'));
    const link = await screen.findByRole('link', { name: 'Metropolis' });
    await waitFor(() =>
      expect(link.closest('li')).toHaveTextContent(
        /Nächster Termin: Do\., 16\.04\.2026, 20:30\sUhr.*\. Ausverkauft$/,
      ),
    );
  });

  it('says of a film without a date only that it will come', async () => {
    const { shows } = currentWorld();
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

  it('says how many there are when it shows only the best', async () => {
    await openSearch(searchFor('flohmarkt'));
    expect(await searchStatus(/^\d+ Treffer, hier die besten 20$/)).toBeVisible();
    await waitFor(() => expect(results()).toHaveLength(20));
  });

  it('says that it found nothing, and where to go on', async () => {
    const { user } = await openSearch();
    expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
    await user.type(searchField(), 'xqzvwjk');
    expect(await searchStatus('Nichts gefunden für „xqzvwjk“.')).toBeVisible();
    const ways = within(screen.getByRole('navigation', { name: 'Hier geht es weiter' }));
    expect(ways.getByRole('link', { name: 'Zum Kinoprogramm' })).toHaveAttribute('href', paths.program.to());
    expect(results()).toEqual([]);
  });

  it('is listed by no search engine', async () => {
    await openSearch(searchFor('hund'));
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });
});

describe('the address of the search', () => {
  it('follows what is typed, and is left by one Back', async () => {
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

  it('brings the results back after a reload, and leaves the focus where it is', async () => {
    await openSearch(searchFor('Wechselgeld'));
    expect(searchField()).toHaveValue('Wechselgeld');
    await waitFor(() => expect(results()[0]).toMatch(/^Wechselgeld/));
    expect(searchField()).not.toHaveFocus();
  });

  it('is there again after Back from a result, also where it was opened at once', async () => {
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

  it('takes what was typed at Enter, which keeps the focus', async () => {
    const { user } = await openSearch();
    await user.type(searchField(), 'hund{Enter}');
    expect(query()).toBe('?q=hund');
    expect(searchField()).toHaveFocus();
  });

  it('does not call back who is on the way elsewhere', async () => {
    await openSearch();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    atTheEnd(() => void vi.useRealTimers());
    fireEvent.change(searchField(), { target: { value: 'hund' } });
    // The screen is still there, as while the code of the next one is fetched.
    window.history.pushState(null, '', paths.cart.to());
    act(() => void vi.advanceTimersByTime(1000));
    expect(window.location.pathname).toBe(paths.cart.to());
  });

  it('loses the query with the text', async () => {
    const { user } = await openSearch(searchFor('hund'));
    await user.clear(searchField());
    await waitFor(() => expect(window.location.href).toMatch(/\/suche$/));
    expect(results()).toEqual([]);
    expect(screen.getByRole('navigation', { name: 'Hier geht es weiter' })).toBeVisible();
  });

  it('begins anew by the link in the header', async () => {
    const { user } = await openSearch(searchFor('hund'));
    await waitFor(() => expect(results()).not.toEqual([]));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Suche' }));
    await waitFor(() => expect(searchField()).toHaveValue(''));
    expect(searchField()).toHaveFocus();
    window.history.back();
    await waitFor(() => expect(searchField()).toHaveValue('hund'));
  });
});
