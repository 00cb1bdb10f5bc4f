import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, line, names, openFinder, program } from '@test/support/finding';
import { button, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { requestsTo, startWinter } from '@test/support/server';

const calls = 'show/getCurrentShows';
const friday = 'Fr., 17.04.2026';
const faust = 'Faust – Eine deutsche Volkssage';
const field = () => screen.getByLabelText('Suche');
const wholeList = () => waitFor(() => expect(names().length).toBeGreaterThan(10));

describe('the finder', () => {
  it('is a button until it is asked for, and asks for nothing', async () => {
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

  it('has no place in the winter break', async () => {
    startWinter();
    renderApp(program());
    await screen.findByRole('heading', { name: 'Winterpause' });
    expect(screen.queryByRole('button', { name: 'Termin finden' })).toBeNull();
  });

  it('leaves the winter break to say so where the address looks for something', async () => {
    startWinter();
    renderApp(program({ suche: 'faust' }));
    expect(await screen.findByRole('heading', { name: 'Winterpause' })).toBeVisible();
    expect(screen.queryByText('Kein Termin passt zu deiner Suche.')).toBeNull();
  });
});

describe('a text', () => {
  it('is looked for after a pause and kept in the address, in the place of the entry', async () => {
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

  it('is looked for at once on Enter, and when the field is left', async () => {
    const { user } = await openFinder();
    await user.type(field(), 'faust{Enter}');
    expect(address()).toBe(program({ suche: 'faust' }));
    await user.clear(field());
    await user.type(field(), 'golem');
    expect(address()).toBe(program({ suche: 'faust' }));
    await user.tab();
    expect(address()).toBe(program({ suche: 'golem' }));
  });

  it('is never taken back while the list follows', async () => {
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

  it('without a match says so, and a reset brings all back', async () => {
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

  it('that has just been typed is reset too, for good', async () => {
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

  it('is offered where it has shows that are looked for, never in 2099', async () => {
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
  it('stand in a link that shows the same, and are reset together', async () => {
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

  it('stay filtered and said while the panel is closed', async () => {
    const { user } = renderApp(program({ suche: 'faust' }));
    await line('3 Termine: „faust“');
    await user.click(button('Termin finden'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(screen.getByText('3 Termine: „faust“')).toBeVisible();
    expect(names()).toEqual([faust, faust, faust]);
  });
});
