import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld } from '@test/support/server';
import { storedCart } from '@test/support/carts';

const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });
const plus = (name: string) => button(`Menge erhöhen: ${name}`);
const minus = (name: string) => button(`Menge verringern: ${name}`);

async function openShow(showId: number) {
  const app = renderApp(paths.event.to({ idOrIdentifier: showId }));
  await heading(/./);
  await screen.findByRole('button', { name: 'In den Warenkorb' });
  return app;
}

function rowsUnder(title: string) {
  return within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
}

describe('the page of an event', () => {
  it('does not appear before its description', async () => {
    renderApp(paths.event.to({ idOrIdentifier: 501 }));
    await heading('Flohmarkt Wien');
    expect(screen.getByText('Altes, Rares, Schräges')).toBeVisible();
  });
});

describe('what is paid for', () => {
  it.each([
    [301, 'Deine Auswahl', 'Ticket', '€ 12,50'],
    [521, 'Deine Auswahl', 'Standplatz', '€ 10,00'],
    [702, 'Deine Auswahl', 'Ticket', '€ 12,50'],
  ])('for show %i begins with its own price', async (showId, title, name, price) => {
    await openShow(showId);
    const [first] = rowsUnder(title);
    expect(first).toHaveTextContent(`${name}${price}1 ×`);
    expect(within(first!).queryByRole('textbox')).toBeNull();
  });

  it.each([
    [501, 'Standplatz aussuchen'],
    [601, 'Verkaufsplatz aussuchen'],
  ])('for market %i are its spots alone', async (showId, title) => {
    await openShow(showId);
    for (const row of rowsUnder(title)) expect(within(row).getByRole('textbox')).toBeVisible();
  });

  it.each([
    [301, 'Deine Auswahl', 1, 'Autoticket (Stellplatz für ein Auto) – gehört dazu'],
    [501, 'Standplatz aussuchen', 0, 'Müllpauschale – gehört dazu'],
  ])('for show %i has the mandatory before the optional', async (showId, title, position, text) => {
    await openShow(showId);
    expect(rowsUnder(title)[position]).toHaveTextContent(text);
    expect(screen.getAllByText(/gehört dazu/)).toHaveLength(1);
  });
});

describe('a market without a spot chosen', () => {
  it.each([
    [501, 'Noch kein Standplatz gewählt.', 'Standplatz PKW'],
    [601, 'Noch kein Verkaufsplatz gewählt.', 'Verkaufsplatz Motorrad'],
  ])('%i says so until one is chosen', async (showId, hint, spot) => {
    const { user } = await openShow(showId);
    expect(screen.getByText(hint)).toBeVisible();
    expect(button('In den Warenkorb')).toHaveAccessibleDescription(hint);
    await user.click(plus(spot));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(minus(spot));
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('can go into the cart all the same', async () => {
    const { user } = await openShow(501);
    await user.click(button('In den Warenkorb'));
    expect(Object.values(storedCart()!).map(({ price }) => price)).toEqual([0, 300]);
  });

  it.each([301, 521, 702])('is not what show %i is', async (showId) => {
    await openShow(showId);
    expect(screen.queryByText(/^Noch kein/)).toBeNull();
  });
});

describe('packages', () => {
  it('are taken over in one click, which holds until a count is another', async () => {
    const { user } = await openShow(301);
    await user.click(button('Übernehmen: Popcornpaket'));
    expect(screen.getByText('Popcornpaket ist ausgewählt.')).toBeVisible();
    expect(amountOf('Popcorn gesalzen')).toHaveValue('1');
    expect(amountOf('Limonade 0,5 l')).toHaveValue('2');
    expect(screen.getByText(/^Summe: /)).toHaveTextContent('€ 30,20');
    await user.click(minus('Limonade 0,5 l'));
    expect(screen.queryByText(/ist ausgewählt/)).toBeNull();
  });

  it('are not said to be chosen any more once they are in the cart', async () => {
    const { user } = await openShow(301);
    await user.click(button('Übernehmen: Popcornpaket'));
    await user.click(button('In den Warenkorb'));
    expect(screen.queryByText(/ist ausgewählt/)).toBeNull();
  });

  it('without a name are told apart by number', async () => {
    for (const show of currentWorld().shows) {
      show.packages = show.packages.map(({ contents }) => ({ packageName: '', contents }));
    }
    const { user } = await openShow(301);
    await user.click(button('Übernehmen: Paket 2'));
    expect(screen.getByText('Paket 2 ist ausgewählt.')).toBeVisible();
    expect(amountOf('Limonade 0,5 l')).toHaveValue('4');
  });
});
