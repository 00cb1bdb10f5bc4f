import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CartItem } from '@/domain/entities';
import { cartOf, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { addButton, discountCall, openTonight, plus, total } from '@test/support/choosing';
import { departures } from '@test/support/departures';
import { button, heading } from '@test/support/look';
import { fillIn, orderButton } from '@test/support/ordering';
import { recordedStore } from '@test/support/recordedStore';
import { currentWorld, disturb } from '@test/support/server';

const parent = '301-2026-04-16';
const cents = (text: string) => Math.round(Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * 100);
const promised = () => cents(total().textContent.split('inkl')[0] ?? '');
const inCart = () => storedCart()![parent]?.totalPrice;

function returns(purchaseProductId: number, price: string, productName = 'Snack-Rabatt') {
  const product = { purchaseProductId, productName, price, count: 1 };
  disturb(discountCall, { body: { product }, times: 1 });
}

/** Adds so many bags of popcorn with the discount that they earn; tells what the page promised. */
async function addPopcorn(user: UserEvent, bags: number, expected = 'Snack-Rabatt') {
  // All at once: between slow presses there would be a question for fewer bags, which takes the answer meant for these.
  for (let bag = 0; bag < bags; bag += 1) fireEvent.click(plus('Popcorn gesalzen'));
  await screen.findByText(expected);
  const sum = promised();
  await user.click(addButton());
  return sum;
}

describe('the same show added again', () => {
  it('costs in the cart what the page promised each time, though the discount grew', async () => {
    const { user } = await openTonight();
    returns(190, '-2,00');
    const first = await addPopcorn(user, 2);
    currentWorld().faults = [];
    returns(190, '-4,00');
    const second = await addPopcorn(user, 3);
    expect([first, second]).toEqual([2530, 2820]);
    expect(inCart()).toBe(first + second);
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    expect(screen.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 53,50');
    expect(screen.getAllByRole('button', { name: 'Entfernen: Snack-Rabatt' })).toHaveLength(2);
  });

  it('leaves a product that was paid for alone, though it now is the discount', async () => {
    const { user } = await openTonight();
    for (let piece = 0; piece < 3; piece += 1) await user.click(plus('Kuscheldecke zum Ausborgen'));
    const first = promised();
    await user.click(addButton());
    returns(106, '-2,00', 'Decke gratis');
    const second = await addPopcorn(user, 2, 'Decke gratis');
    expect([first, second]).toEqual([2650, 2530]);
    expect(inCart()).toBe(first + second);
    expect(storedCart()![`${parent}|106`]).toMatchObject({ count: 3, price: 300 });
  });

  it('never takes off more than it costs itself', async () => {
    const { user } = await openTonight();
    const first = promised();
    await user.click(addButton());
    returns(190, '-999,00');
    const second = await addPopcorn(user, 2);
    expect([first, second]).toEqual([1750, 0]);
    expect(inCart()).toBe(1750);
  });

  it('can be ordered with such a discount, which takes nothing off a gift voucher', async () => {
    storeCart(giftCard('gift'));
    currentWorld().products.find(({ purchaseProductId }) => purchaseProductId === 190)!.price = -99_900;
    const { user } = await openTonight();
    await user.click(button('Übernehmen: Großes Autopaket'));
    await screen.findByText('Snack-Rabatt');
    // 17,50 ticket and car, 6,50 nachos, 2 × 4,90 popcorn, 4 × 3,90 lemonade
    expect(screen.getByText('−€ 49,40')).toBeVisible();
    await user.click(addButton());
    await user.click(screen.getByRole('link', { name: 'Zum Warenkorb' }));
    await heading('Warenkorb');
    await user.click(button('Zur Kasse'));
    await heading('Kassa');
    await fillIn(user);
    await user.click(orderButton());
    await waitFor(() => expect(departures).toHaveLength(1));
    expect(currentWorld().orders[0]!.total).toBe(2000);
  });
});

describe('the mark of a discount in a stored cart', () => {
  const earner = { ...popcorn, discountPurchaseProductId: 190 };
  const discount: CartItem = { ...popcorn, key: `${parent}|190`, price: -200, earnedBy: [190] };
  const store = (line: object) => {
    const lines = { ...cartOf(filmTicket, earner), [discount.key]: line };
    localStorage.setItem('cart', JSON.stringify(lines));
    return cartIn(recordedStore().store).cart[discount.key];
  };

  it('survives a reload', () => {
    storeCart(filmTicket, earner, discount);
    expect(cartIn(recordedStore().store).cart[discount.key]).toMatchObject({ earnedBy: [190] });
  });

  it.each([
    ['a word', 'yes'],
    ['true', true],
    ['null', null],
    ['nothing in it', []],
    ['a negative id', [-1]],
    ['half an id', [0.5]],
    ['a text', ['190']],
    ['far too many ids', Array.from({ length: 1001 }, (_, id) => id)],
  ])('that is %s costs the line its place', (_, earnedBy) => {
    expect(store({ ...discount, earnedBy })).toBeUndefined();
  });

  it('is kept on add-ons of a show only', () => {
    const ticket = { ...filmTicket, earnedBy: [190] };
    localStorage.setItem('cart', JSON.stringify({ [ticket.key]: ticket }));
    expect(cartIn(recordedStore().store).cart).toEqual({});
  });
});
