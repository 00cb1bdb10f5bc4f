import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { addButton, minus, openShow } from '@test/support/choosing';
import { button, heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { currentWorld } from '@test/support/server';

const amountOf = (name: string) => screen.getByRole('textbox', { name: `Menge: ${name}` });

function rowsUnder(title: string) {
  return within(screen.getByRole('region', { name: title })).getAllByRole('listitem');
}

it('the page of an event does not appear before its description', async () => {
  renderApp(paths.event.to({ idOrIdentifier: 501 }));
  await heading('Flohmarkt Wien');
  expect(screen.getByText('Altes, Rares, Schräges')).toBeVisible();
});

describe('what is paid for', () => {
  it.each([
    [301, 'Deine Auswahl', 'Ticket', '€ 12,50'],
    [521, 'Deine Auswahl', 'Standplatz', '€ 10,00'],
    [702, 'Deine Auswahl', 'Ticket', '€ 12,50'],
  ])('for show %i begins with its own price', async (showId, title, name, price) => {
    await openShow(showId);
    const [first] = rowsUnder(title);
    expect(first).toHaveTextContent(`${name}Die Anzahl änderst du im Warenkorb.${price}1 ×`);
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

describe('options', () => {
  const namesIn = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.querySelector('strong')!.textContent);

  it.each([
    [
      301,
      'Deine Auswahl',
      ['Kuscheldecke zum Ausborgen', 'UKW-Radio zum Ausborgen', 'Platz in der ersten Reihe'],
    ],
    [501, 'Standplatz aussuchen', ['Tisch mieten', 'Sonnenschirm mieten']],
  ])('of show %i stand under a heading of their own, in their order', async (showId, title, names) => {
    await openShow(showId);
    const choices = within(screen.getByRole('region', { name: title }));
    const options = choices.getByRole('list', { name: 'Dazu passt' });
    expect(choices.getByRole('heading', { level: 3 })).toHaveTextContent('Dazu passt');
    expect(namesIn(options)).toEqual(names);
    const [main] = choices.getAllByRole('list');
    expect(namesIn(main!)).not.toEqual(expect.arrayContaining([names[0]]));
    expect(options.compareDocumentPosition(main!)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('come after the mandatory and the optional products whatever position they claim', async () => {
    for (const product of currentWorld().products) {
      product.sortPosition = 1000 - product.purchaseProductId;
    }
    await openShow(301);
    const [main, options] = within(screen.getByRole('region', { name: 'Deine Auswahl' })).getAllByRole(
      'list',
    );
    expect(namesIn(main!)).toEqual([
      'Ticket',
      'Autoticket (Stellplatz für ein Auto)',
      'Heißer Kakao',
      'Popcorn süß',
      'Limonade 0,5 l',
      'Nachos mit Käsesauce',
      'Popcorn gesalzen',
    ]);
    expect(namesIn(options!)[0]).toBe('Platz in der ersten Reihe');
  });

  it('that are all there is need no heading of their own', async () => {
    const show = currentWorld().shows.find(({ showId }) => showId === 701)!;
    show.productIds = [221];
    show.price = 0;
    await openShow(701);
    expect(rowsUnder('Deine Auswahl')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Dazu passt' })).toBeNull();
  });

  it('that are mandatory stand with what goes with every booking', async () => {
    currentWorld().products.find(({ purchaseProductId }) => purchaseProductId === 204)!.mandatory = true;
    await openShow(501);
    const [main] = within(screen.getByRole('region', { name: 'Standplatz aussuchen' })).getAllByRole('list');
    expect(namesIn(main!).slice(0, 2)).toEqual(['Tisch mieten', 'Müllpauschale']);
  });
});

describe('the button that puts it into the cart', () => {
  it.each([
    [301, 'In den Warenkorb'],
    [501, 'Standplatz buchen'],
    [521, 'Standplatz buchen'],
    [601, 'Verkaufsplatz buchen'],
    [701, 'Ticket kaufen'],
  ])('of show %i reads „%s“, as on its card', async (showId, text) => {
    await openShow(showId);
    expect(addButton()).toHaveTextContent(text);
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
    await screen.findByText('Kein Rabatt für diese Auswahl.');
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
