import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartRestored } from '@/features/cart/cartSlice';
import { carTicket, cartOf, filmTicket, giftCard, popcorn, storedCart } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { button, focusedHeading, notification } from '@test/support/look';
import { orderButton, readyToOrder, saveOrderCall } from '@test/support/ordering';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const sentKeys = () => requestsTo(saveOrderCall).map(({ body }) => (body as { orderKey: string }).orderKey);
const box = () => within(screen.getByRole('main')).findByRole('alert');
const repairs = async () =>
  within(await box())
    .getAllByRole('listitem')
    .map((item) => within(item).getByRole('group').getAttribute('aria-label'));
const threePopcorn = { ...popcorn, count: 3, amount: 3, totalPrice: 1470 };

async function refused(errorMessage: string, ...lines: Parameters<typeof readyToOrder>) {
  disturb(saveOrderCall, { body: { success: false, errorMessage }, times: 1 });
  const app = await readyToOrder(...lines);
  await app.user.click(orderButton());
  expect(await box()).toHaveTextContent(`Bestellung wurde nicht erstellt: ${errorMessage}`);
  return app;
}

const fewPopcorn = 'Von „Popcorn gesalzen“ gibt es nur noch zwei.';

describe('a refused order', () => {
  it('is put right at the line that the message names, and goes out with a key of its own', async () => {
    const { user } = await refused(fewPopcorn, filmTicket, carTicket, threePopcorn);
    expect(await box()).toHaveFocus();
    expect(await repairs()).toEqual(['Anzahl: Popcorn gesalzen']);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    expect(button('Menge verringern: Popcorn gesalzen')).toHaveFocus();
    expect(await box()).toHaveTextContent('Wenn es jetzt passt, bestell noch einmal.');
    expect(screen.getByText('2 × Popcorn gesalzen')).toBeVisible();
    expect(screen.getByLabelText('Vorname')).toHaveValue('Ada');
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(new Set(sentKeys()).size).toBe(2);
    expect(currentWorld().orders).toMatchObject([{ total: 1250 + 500 + 2 * 490 }]);
  });

  it('carries its first key where the cart is what it was', async () => {
    const { user } = await refused(fewPopcorn, filmTicket, carTicket, threePopcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await user.click(button('Menge erhöhen: Popcorn gesalzen'));
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(new Set(sentKeys()).size).toBe(1);
  });

  it('offers every line where the message names none, mandatory ones without a way to remove them', async () => {
    await refused('So viele Plätze sind nicht mehr frei.', filmTicket, carTicket, threePopcorn);
    expect(await repairs()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: /^Entfernen: Autoticket/ })).toBeNull();
    expect(button('Menge verringern: Autoticket (Stellplatz für ein Auto)')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(button('Entfernen: Metropolis')).toBeEnabled();
  });

  it('keeps to the lines that were meant, and the focus, when one of them is removed', async () => {
    const { user } = await refused(fewPopcorn, filmTicket, carTicket, threePopcorn);
    await user.click(button('Entfernen: Popcorn gesalzen'));
    await notification('Produkt wurde entfernt');
    expect(screen.getByText('Nichts davon ist noch im Warenkorb.')).toHaveFocus();
    expect(within(await box()).queryAllByRole('listitem')).toEqual([]);
    expect(Object.keys(storedCart()!)).toHaveLength(2);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
  });

  it('ends with an empty cart where all of it is removed', async () => {
    const { user } = await refused('Den Gutschein gibt es nicht.', giftCard('karte'));
    await user.click(button('Entfernen: Kinogutschein € 20'));
    expect(await screen.findByText('Der Warenkorb darf nicht leer sein.')).toBeVisible();
  });

  it('may be refused once more, with other words', async () => {
    const { user } = await refused(fewPopcorn, filmTicket, carTicket, threePopcorn);
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    disturb(saveOrderCall, {
      body: { success: false, errorMessage: '„Metropolis“ ist fast voll.' },
      times: 1,
    });
    await user.click(orderButton());
    await waitFor(async () => expect(await box()).toHaveTextContent('„Metropolis“ ist fast voll.'));
    await waitFor(async () => expect(await box()).toHaveFocus());
    expect(await repairs()).toEqual(['Anzahl: Metropolis']);
  });

  it('takes a typed quantity', async () => {
    const { user } = await refused(fewPopcorn, filmTicket, carTicket, threePopcorn);
    const field = screen.getByRole('textbox', { name: 'Menge: Popcorn gesalzen' });
    await user.clear(field);
    await user.type(field, '1{Enter}');
    expect(screen.getByText('1 × Popcorn gesalzen')).toBeVisible();
    expect(sentKeys()).toHaveLength(1);
  });
});

it('a total that does not fit its positions is said on ordering, and can be computed anew', async () => {
  const { user, store } = await readyToOrder();
  const cart = cartOf(filmTicket, carTicket);
  const wrong = { ...cart, [filmTicket.key]: { ...cart[filmTicket.key]!, totalPrice: 1 } };
  act(() => void store.dispatch(cartRestored(wrong)));
  await user.click(orderButton());
  const text = 'Summe der Einzelpositionen stimmt nicht mit der Gesamtsumme überein.';
  await notification(text);
  expect(await box()).toHaveTextContent(text);
  expect(sentKeys()).toEqual([]);
  await user.click(button('Summe neu berechnen'));
  await focusedHeading('Kassa');
  await user.click(orderButton());
  await waitFor(() => expect(departures).toHaveLength(1));
  expect(currentWorld().orders).toMatchObject([{ total: 1750 }]);
});
