import { expect, it } from 'vitest';
import { readCart } from '@/features/cart/sync/cartStorage';
import { idempotencyKeyFor } from '@/features/checkout/orderChanges';
import { placedOrders, unpaidOrder } from '@/features/checkout/history/orderHistory';
import stored from '@test/support/earlierVersion.json';

/** The storage of a browser that put a ticket into the cart and ordered it in an earlier version of the shop. */
function storeEarlierVersion() {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

it('finds the cart that an earlier version stored, line by line', async () => {
  storeEarlierVersion();
  const cart = readCart();
  expect(Object.keys(cart ?? {})).toEqual(['301-2026-11-26', '301-2026-11-26|101']);
  expect(cart).toEqual(JSON.parse(stored.cart));
});

it('finds the order that an earlier version stored, and submits its cart under the same key', async () => {
  storeEarlierVersion();
  expect(placedOrders()).toMatchObject([{ orderId: '10001', state: 'open', total: 1750, lines: readCart() }]);
  expect(unpaidOrder()?.orderLink).toBe('https://pay.example/10001');
  expect(await idempotencyKeyFor(readCart() ?? {})).toBe('b0adcde0-bbce-4354-9055-6d2e04c0a8fa');
});
