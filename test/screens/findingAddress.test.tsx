import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { atTheEnd } from '@test/support/cleanups';
import { line, names, openFinder, program } from '@test/support/finding';
import { button, heading, listed, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const calls = 'show/getCurrentShows';

describe('a filter in the address', () => {
  it('is there again after Back', async () => {
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

  it('leaves the list by one Back, however often it was changed', async () => {
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
  ])('is left out where it makes no sense: %s', async (query) => {
    renderApp(`${program()}?${query}`);
    await listed('Kinoprogramm');
    expect(names().length).toBeGreaterThan(10);
    expect(requestsTo(calls).map((request) => request.query)).toEqual([{ s1: 'fetch', showtype: 'kino' }]);
    if (query.includes('ansicht'))
      expect(await screen.findByRole('grid', { name: 'April 2026' })).toBeVisible();
    expect(unfitText()).toBeUndefined();
  });

  it('takes markup for a text', async () => {
    renderApp(program({ suche: '<img src=x onerror=alert(1)> faust' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('takes markup for a genre that no film has', async () => {
    const genre = '<img src=x onerror=alert(1)>';
    renderApp(program({ genre }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(requestsTo(calls)[0]?.query).toMatchObject({ moviegenre: genre });
    expect(await screen.findByLabelText('Genre')).toHaveValue(genre);
    expect(document.querySelector('img[src=x]')).toBeNull();
  });

  it('works on the landing page beside what else stands there', async () => {
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

describe('in a browser that does not count parameters', () => {
  it('the address holds the filter all the same', async () => {
    const size = Object.getOwnPropertyDescriptor(URLSearchParams.prototype, 'size')!;
    delete (URLSearchParams.prototype as { size?: number }).size;
    atTheEnd(() => Object.defineProperty(URLSearchParams.prototype, 'size', size));
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
    const world = currentWorld();
    world.shows = world.shows.filter(({ showId }) => showId !== 301);
  }

  it('says so, and what is on next', async () => {
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

  it('does not say so of a genre that has none today', async () => {
    renderApp(paths.today.to({}, { genre: 'grusel' }));
    expect(await line('Kein Termin passt zu deiner Suche.')).toBeVisible();
    expect(screen.queryByText('Heute läuft kein Film.')).toBeNull();
  });

  it('shows all kinds of today under a heading of their own', async () => {
    renderApp(paths.today.to({}, { art: 'alle' }));
    expect(await line('1 Termin: alle Arten')).toBeVisible();
    expect(await heading('Alle Termine heute')).toBeVisible();
  });
});
