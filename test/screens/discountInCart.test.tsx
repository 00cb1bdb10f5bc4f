import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { quantityChanged } from '@/features/cart/cartSlice';
import { storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { addButton, openTonight, plus } from '@test/support/choosing';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { fillIn, orderButton, saveOrderCall } from '@test/support/ordering';
import { currentWorld, requestsTo } from '@test/support/server';

const key = '301-2026-04-16|190';
const sum = () => screen.getByText(/^Gesamtsumme: /);
const row = (name: string) => screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr')!;

async function addTwoSnacks(user: UserEvent) {
  await user.click(plus('Popcorn gesalzen'));
  await user.click(plus('Nachos mit Käsesauce'));
  await screen.findByText('Snack-Rabatt');
  await user.click(addButton());
}

/** The cart with a ticket, two snacks and their discount, put there so many times. */
async function openCart(times = 1) {
  const app = await openTonight();
  for (let time = 0; time < times; time += 1) await addTwoSnacks(app.user);
  await app.user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
  await heading('Warenkorb');
  return app;
}

describe('a discount in the cart', () => {
  it('is an add-on of its show with a count that only the backend sets', async () => {
    await openCart();
    expect(storedCart()![key]).toMatchObject({ productType: 'showProduct', count: 1, price: -200 });
    const line = within(row('Snack-Rabatt'));
    expect(line.getAllByText('−€ 2,00')).toHaveLength(2);
    expect(line.queryByRole('textbox')).toBeNull();
    expect(line.queryByRole('button', { name: /^Menge/ })).toBeNull();
    expect(line.getByRole('button', { name: 'Entfernen: Snack-Rabatt' })).toBeVisible();
    // 12,50 film, 5,00 car, 4,90 popcorn, 6,50 nachos, 2,00 off
    expect(sum()).toHaveTextContent('€ 26,90');
  });

  it('cannot be multiplied by whatever else changes counts', async () => {
    const { store } = await openCart();
    const before = cartIn(store).cart;
    store.dispatch(quantityChanged({ key, count: 5 }));
    expect(cartIn(store).cart).toBe(before);
  });

  it('can be given back', async () => {
    const { user } = await openCart();
    await user.click(button('Entfernen: Snack-Rabatt'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 28,90');
    expect(storedCart()).not.toHaveProperty([key]);
  });

  it('goes with the last product that earned it', async () => {
    const { user } = await openCart();
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    expect(row('Snack-Rabatt')).toBeVisible();
    await user.click(button('Menge verringern: Nachos mit Käsesauce'));
    expect(screen.queryByText('Snack-Rabatt')).toBeNull();
    expect(sum()).toHaveTextContent('€ 17,50');
  });

  it('is raised like any line when the same is added once more', async () => {
    await openCart(2);
    expect(storedCart()![key]).toMatchObject({ count: 2, totalPrice: -400 });
    expect(sum()).toHaveTextContent('€ 53,80');
  });
});

describe('an order with a discount', () => {
  it.each([
    [1, 2690],
    [2, 5380],
  ])('added %i time(s) goes through at the total that was shown', async (times, expected) => {
    const { user } = await openCart(times);
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    const [order] = currentWorld().orders;
    expect(order!.total).toBe(expected);
    const positions = order!.positions.map(({ name, count, price }) => [name, count, price]);
    expect(positions).toContainEqual(['Snack-Rabatt', times, -200]);
    expect(order!.positions.reduce((all, { count, price }) => all + count * price, 0)).toBe(expected);
    const [{ body } = { body: undefined }] = requestsTo(saveOrderCall);
    expect(body).toMatchObject({
      totalPrice: expected / 100,
      items: [
        {
          showId: 301,
          products: expect.arrayContaining([
            expect.objectContaining({ purchaseProductId: 190, price: -2, count: times }),
          ]),
        },
      ],
    });
  });

  it('that what is left does not earn any more is refused in words, and nothing is lost', async () => {
    const { user } = await openCart();
    await user.click(button('Menge verringern: Popcorn gesalzen'));
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    expect(await screen.findAllByText(/„Snack-Rabatt“ passt nicht mehr/)).not.toEqual([]);
    expect(storedCart()).toHaveProperty([key]);
  });
});
