import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stockKey } from '@test/sandbox/database/stock';
import { isoDayAt } from '@/domain/isoDays';
import { paths } from '@/shared/config/paths';
import { address, line, names, openFinder, program } from '@test/support/finder';
import { renderApp } from '@test/support/renderApp';
import { button, listed } from '@test/support/screenQueries';
import { currentDatabase, disturb, startWinter } from '@test/support/server';

const strip = () => screen.findByRole('group', { name: 'Tag wählen' });
const day = async (name: string) => within(await strip()).getByRole('radio', { name });
const friday = 'Freitag, 17. April 2026';

/** `day` is `YYYY-MM-DD`. */
function sellOut(day: string) {
  for (const show of currentDatabase().shows)
    if (isoDayAt(show.start) === day) currentDatabase().stock[stockKey(show.showId)] = 0;
}

describe('the strip of days', () => {
  it('has every day with shows, and marks today and what is sold out', async () => {
    sellOut('2026-04-17');
    renderApp(program());
    await listed('Kinoprogramm');
    const all = within(await strip()).getAllByRole('radio');
    expect(all.length).toBeGreaterThan(5);
    expect(all[0]).toHaveAccessibleName('Alle');
    expect(all[0]).toBeChecked();
    expect(all[1]).toHaveAccessibleName('Donnerstag, 16. April 2026, heute');
    expect(all[2]).toHaveAccessibleName(`${friday}, ausverkauft`);
  });

  it('filters the list by a day, and shows all again', async () => {
    const { user } = renderApp(program());
    await listed('Kinoprogramm');
    await user.click(await day(friday));
    expect(await line('2 Termine: Fr., 17.04.2026')).toBeVisible();
    expect(names()).toHaveLength(2);
    expect(await day(friday)).toBeChecked();
    expect(address()).toBe(program({ tag: '2026-04-17' }));
    await user.click(await day('Alle'));
    await waitFor(() => expect(names().length).toBeGreaterThan(10));
    expect(address()).toBe(program());
  });

  it('follows the finder', async () => {
    const { user } = await openFinder();
    await user.selectOptions(screen.getByLabelText('Tag'), '2026-04-17');
    await waitFor(async () => expect(await day(friday)).toBeChecked());
    await user.selectOptions(screen.getByLabelText('Tag'), 'Alle Tage');
    await user.type(screen.getByLabelText('Suche'), 'faust{Enter}');
    await line(/„faust“/);
    expect(within(await strip()).getAllByRole('radio')).toHaveLength(1 + 3);
  });

  it('does not mark a market that is sold out online, because it sells on site', async () => {
    sellOut('2026-04-26');
    renderApp(paths.flohmarktProgram.to());
    await listed('Flohmarktkalender');
    expect(await day('Sonntag, 26. April 2026')).toBeEnabled();
  });

  it('is missing where no show matches', async () => {
    const { user } = await openFinder();
    await strip();
    await user.type(screen.getByLabelText('Suche'), 'zzz{Enter}');
    await line('Kein Termin passt zu deiner Suche.');
    expect(screen.queryByRole('group', { name: 'Tag wählen' })).toBeNull();
  });

  it('keeps no room where the list could not be loaded', async () => {
    disturb('show/getCurrentShows', { status: 400 });
    renderApp(paths.cinemaLanding.to());
    await screen.findAllByText('Das Programm ist gerade nicht zu erreichen');
    expect(document.querySelector('.date-strip-room')).toBeNull();
  });

  it('is missing where nothing is listed', async () => {
    startWinter();
    renderApp(program());
    await screen.findByRole('heading', { name: 'Winterpause' });
    expect(screen.queryByRole('group', { name: 'Tag wählen' })).toBeNull();
  });
});

describe('the order and what can be bought', () => {
  it('lists by title, each with its day', async () => {
    const { user } = await openFinder();
    await user.selectOptions(screen.getByLabelText('Sortierung'), 'Titel');
    await line(/nach Titel$/);
    const sorted = names();
    expect(sorted).toEqual(sorted.toSorted(new Intl.Collator('de-AT').compare));
    expect(screen.getAllByRole('heading', { level: 2, name: 'Metropolis' })).toHaveLength(1);
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(/\d\d\.\d\d\.2026/);
    expect(address()).toBe(program({ sortierung: 'titel' }));
    await user.selectOptions(screen.getByLabelText('Sortierung'), 'Datum');
    expect(await screen.findByRole('heading', { level: 2, name: friday })).toBeVisible();
    expect(address()).toBe(program());
  });

  it('lists only what can be bought', async () => {
    const { user } = await openFinder();
    expect(screen.getAllByRole('button', { name: 'Ausverkauft' }).length).toBeGreaterThan(0);
    await user.click(screen.getByLabelText('Nur was du jetzt buchen kannst'));
    await line(/nur Buchbares$/);
    expect(screen.queryByRole('button', { name: 'Ausverkauft' })).toBeNull();
    for (const card of screen.getAllByRole('article'))
      expect(within(card).getByRole('link', { name: /^Tickets & Infos/ })).toBeVisible();
    expect(address()).toBe(program({ nur: 'buchbar' }));
  });

  it('stays visible when the finder is folded, and is reset there', async () => {
    const { user } = renderApp(program({ nur: 'buchbar', sortierung: 'titel' }));
    await line(/nur Buchbares, nach Titel$/);
    await user.click(button('Termin finden'));
    expect(screen.queryByRole('search')).toBeNull();
    expect(await line(/nur Buchbares, nach Titel$/)).toBeVisible();
    await user.click(button('Filter zurücksetzen'));
    await screen.findByRole('heading', { level: 2, name: friday });
    expect(address()).toBe(program());
  });
});
