import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { address, line, names, openFinder, program } from '@test/support/finding';
import { button, listed } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

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

  it('names each day with its number of shows, weeks from Monday on', async () => {
    await openMonth();
    const headers = within(await grid()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']);
    expect(day(friday)).toHaveAccessibleName(`${friday}, 2 Termine`);
    expect(day(thursday)).toHaveAccessibleName(`${thursday}, 1 Termin`);
    expect(day(thursday)).toHaveAttribute('aria-current', 'date');
    const empty = day('Montag, 20. April 2026');
    expect(empty).toHaveAccessibleName('Montag, 20. April 2026, kein Termin');
    expect(empty).toHaveAttribute('aria-disabled', 'true');
    const rows = within(await grid()).getAllByRole('row');
    expect(within(rows[3]!).getAllByRole('gridcell')[3]).toBe(day(thursday));
  });

  it('chooses a day by a click, and clears it by another', async () => {
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

  it('does not choose a day without shows', async () => {
    const { user } = await openMonth();
    await user.click(day('Montag, 20. April 2026'));
    expect(address()).toBe(program({ ansicht: 'monat' }));
    await user.keyboard('{Enter}');
    expect(address()).toBe(program({ ansicht: 'monat' }));
  });

  it('shows the shows that are looked for', async () => {
    await openMonth({ suche: 'faust' });
    expect(day(friday)).toHaveAccessibleName(`${friday}, kein Termin`);
    expect(day('Samstag, 25. April 2026')).toHaveAccessibleName('Samstag, 25. April 2026, 1 Termin');
  });

  it('turns to the months with shows only, and keeps the month in the address', async () => {
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

  it('stays where it is when the chosen day is cleared', async () => {
    const { user } = await openMonth({ monat: '2026-05' });
    const may = 'Freitag, 1. Mai 2026';
    await user.click(day(may));
    expect(await line(/: Fr\., 01\.05\.2026$/)).toBeVisible();
    expect(address()).toBe(program({ ansicht: 'monat', tag: '2026-05-01' }));
    await user.click(day(may));
    await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat', monat: '2026-05' })));
    expect(await grid('Mai 2026')).toBeVisible();
  });

  it('has no place on today’s list', async () => {
    renderApp(paths.today.to({}, { ansicht: 'monat', tag: '2026-04-17', suche: 'metropolis' }));
    expect(await line('1 Termin: „metropolis“')).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByLabelText('Tag')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Monatsansicht' })).toBeNull();
  });
});

describe('the keyboard in the month view', () => {
  it('stops once, and moves by day and week', async () => {
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

  it('goes on in the next month, and no further than the shows do', async () => {
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

  it.each(['{Enter}', ' '])('chooses by „%s“ and keeps the focus', async (key) => {
    const { user } = await openMonth();
    day(thursday).focus();
    await user.keyboard(`{ArrowRight}${key}`);
    expect(await line('2 Termine: Fr., 17.04.2026')).toBeVisible();
    expect(day(friday)).toHaveFocus();
    await user.keyboard(key);
    await waitFor(() => expect(address()).toBe(program({ ansicht: 'monat' })));
    expect(day(friday)).toHaveFocus();
  });

  it('leaves to the browser what is its own', async () => {
    const { user } = await openMonth();
    day(thursday).focus();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(day(thursday)).toHaveFocus();
  });
});
