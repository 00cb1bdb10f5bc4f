import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { storedCart } from '@test/support/carts';
import { car, linesOf } from '@test/support/otherDates';
import { addButton, plus } from '@test/support/showPage';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { currentDatabase } from '@test/support/server';

const countOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Menge: ${name}` }).value;

const back = () => window.history.back();

async function open(address: string) {
  const app = renderApp(address);
  await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
  return app;
}

const marketField = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Markttag' });

describe('a list for sellers', () => {
  it.each([
    '/flohmarkt-wien/packliste',
    '/flohmarkt-wien/checklist-fuer-flohmarkt-verkaufer',
    '/kinderflohmarkt/packliste',
  ])(
    'at %s links to the booking of the next market, and keeps its ticks until the visitor returns',
    async (address) => {
      const { user } = renderApp(address);
      const [first] = await screen.findAllByRole<HTMLInputElement>('checkbox');
      await user.click(first!);
      const part = within(await screen.findByRole('region', { name: 'Standplatz buchen' }));
      expect(await part.findByText(/, So\., 19\.04\.2026, 5:30\sUhr, Marktgelände$/)).toBeVisible();
      await user.click(part.getByRole('link', { name: 'Standplatz buchen' }));
      await screen.findByRole('button', { name: `Menge erhöhen: ${car}` });
      back();
      const [again] = await screen.findAllByRole<HTMLInputElement>('checkbox');
      expect(again).toBeChecked();
    },
  );

  it('says it when no market can be booked', async () => {
    for (const { showId } of currentDatabase().shows) currentDatabase().stock[`${showId}`] = 0;
    renderApp('/flohmarkt-wien/packliste');
    const part = within(await screen.findByRole('region', { name: 'Standplatz buchen' }));
    expect(await part.findByText('Gerade ist kein Termin online buchbar.')).toBeVisible();
  });
});

describe('the calculator', () => {
  it('keeps counts and date on the way to the booking and back, and over a reload', async () => {
    const { user, close } = await open(paths.stallFees.to());
    await user.selectOptions(await marketField(), '502');
    await screen.findByRole('link', { name: 'Mit dieser Auswahl zum Termin' });
    await user.click(plus(car));
    await user.click(plus('Tisch mieten'));
    await user.click(screen.getByRole('link', { name: 'Mit dieser Auswahl zum Termin' }));
    await screen.findByText(/^So\., 26\.04\.2026/, { selector: 'p' });
    await waitFor(() => expect(countOf(car)).toBe('1'));
    expect(countOf('Tisch mieten')).toBe('1');
    await user.click(plus('Tisch mieten'));
    back();
    expect(await marketField()).toHaveDisplayValue(/26\.04\.2026/);
    await waitFor(() => expect(countOf('Tisch mieten')).toBe('2'));
    close();

    await open(paths.stallFees.to());
    expect(await marketField()).toHaveDisplayValue(/26\.04\.2026/);
    await waitFor(() => expect(countOf('Tisch mieten')).toBe('2'));
    expect(countOf(car)).toBe('1');
  });

  it('hands its counts to a booking that is opened anew, which says so', async () => {
    const { user, close } = await open(paths.stallFees.to());
    await user.click(plus(car));
    close();
    await open(paths.event.to({ idOrIdentifier: 501 }));
    expect(countOf(car)).toBe('1');
    expect(screen.getByText('Deine letzte Auswahl für diesen Markt ist wieder da.')).toBeVisible();
  });

  it('keeps what was entered after it was put into the cart, where the booking does not choose it again', async () => {
    const { user, close } = await open(paths.stallFees.to());
    await user.click(plus(car));
    await user.click(button('In den Warenkorb'));
    expect(countOf(car)).toBe('1');
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Standrechner' }));
    await waitFor(() => expect(countOf(car)).toBe('1'));
    close();
    await open(paths.event.to({ idOrIdentifier: 501 }));
    expect(countOf(car)).toBe('0');
    expect(linesOf(501)).toContainEqual([car, 1, 2500]);
  });

  it('is reset by a button, also for the next visit', async () => {
    const { user, close } = await open(paths.stallFees.to());
    expect(screen.queryByRole('button', { name: 'Zurücksetzen' })).toBeNull();
    await user.selectOptions(await marketField(), '502');
    await user.click(await screen.findByRole('button', { name: `Menge erhöhen: ${car}` }));
    await user.click(button('Zurücksetzen'));
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    expect(await marketField()).toHaveFocus();
    expect(screen.getByText('Der Rechner ist zurückgesetzt.')).toHaveAttribute('role', 'status');
    await waitFor(() => expect(countOf(car)).toBe('0'));
    expect(localStorage.getItem('stallDraft')).toBeNull();
    close();
    await open(paths.stallFees.to());
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    expect(countOf(car)).toBe('0');
  });

  it.each([
    ['cut JSON', '{"showId":501,"selec'],
    ['another show', '{"showId":99999,"selection":{"201":700}}'],
    ['hostile keys', '{"showId":501,"selection":{"__proto__":{"201":5}}}'],
    ['numbers that are no counts', '{"showId":501,"selection":{"201":-3,"204":1.5}}'],
    ['a list', '[501]'],
  ])('starts afresh when %s was stored', async (_, text) => {
    localStorage.setItem('stallDraft', text);
    await open(paths.stallFees.to());
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    expect(countOf(car)).toBe('0');
  });

  it('carries what was entered over to the next market when its own is over', async () => {
    localStorage.setItem('stallDraft', '{"showId":99999,"selection":{"201":1}}');
    await open(paths.stallFees.to());
    expect(await marketField()).toHaveDisplayValue(/19\.04\.2026/);
    await waitFor(() => expect(countOf(car)).toBe('1'));
  });
});

describe('the links of sellers', () => {
  const links = (name = 'Für deinen Stand') =>
    within(screen.getByRole('navigation', { name }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  const all = [paths.packingList.to(), paths.sellerChecklist.to(), paths.stallFees.to()];

  it('are on the page of a flea market and in a cart with a stall', async () => {
    const { user } = await open(paths.event.to({ idOrIdentifier: 501 }));
    expect(links()).toEqual(all);
    await user.click(plus(car));
    await user.click(addButton());
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(links()).toEqual(all);
    expect(storedCart()).toBeDefined();
  });

  it('are not beside a film', async () => {
    const { user } = renderApp(paths.show.to({ idOrIdentifier: 301 }));
    await screen.findByRole('button', { name: 'In den Warenkorb' });
    expect(screen.queryByRole('navigation', { name: 'Für deinen Stand' })).toBeNull();
    await user.click(addButton());
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.queryByRole('navigation', { name: 'Für deinen Stand' })).toBeNull();
  });
});
