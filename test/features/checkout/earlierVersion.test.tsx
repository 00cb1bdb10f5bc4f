import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readCart } from '@/features/cart/sync/cartStorage';
import { idempotencyKeyFor } from '@/features/checkout/orderChanges';
import { placedOrders, unpaidOrder } from '@/features/checkout/history/orderHistory';
import { paths } from '@/shop/paths';
import current from '@test/support/currentVersion.json';
import earlier from '@test/support/earlierVersion.json';
import { renderApp } from '@test/support/renderApp';
import { disturb } from '@test/support/server';

/** Stores what a browser had that put a ticket into the cart and ordered it. */
function store(local: Record<string, string>) {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
}

it('finds the cart that an earlier version stored, line by line', async () => {
  store(earlier);
  const cart = readCart();
  expect(Object.keys(cart ?? {})).toEqual(['301-2026-11-26', '301-2026-11-26|101']);
  expect(cart).toEqual(JSON.parse(earlier.cart));
});

it('finds the order that an earlier version stored, and submits its cart under the same key', async () => {
  store(earlier);
  expect(placedOrders()).toMatchObject([{ orderId: '10001', state: 'open', total: 1750, lines: readCart() }]);
  expect(unpaidOrder()?.orderLink).toBe('https://pay.example/10001');
  expect(await idempotencyKeyFor(readCart() ?? {})).toBe('b0adcde0-bbce-4354-9055-6d2e04c0a8fa');
});

it('finds the cart and the order with its key in today’s formats', async () => {
  store(current.local);
  const cart = readCart();
  expect(cart).toEqual(JSON.parse(current.local.cart));
  expect(placedOrders()).toMatchObject([{ orderId: '10001', state: 'open', total: 1750, lines: cart }]);
  expect(unpaidOrder()?.orderLink).toBe('https://pay.example/sandbox/bezahlen/10001');
  expect(await idempotencyKeyFor(cart ?? {})).toBe('22af10f1-985d-4cd9-a0a5-5a99309b4fd6');
});

it('fills the checkout with what was remembered, and after a lost payment with what was typed, in today’s formats', async () => {
  const { 'draft:kassa': remembered, 'draft:bestellt': ordered } = current.session;
  store({ cart: current.local.cart });
  sessionStorage.setItem('draft:kassa', remembered);
  const { close } = renderApp(paths.checkout.to());
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Rosa');
  expect(screen.getByLabelText(/Meine Daten merken/)).toBeChecked();
  close();

  store(current.local);
  sessionStorage.clear();
  sessionStorage.setItem('draft:bestellt', ordered);
  disturb('order/paymentStatus', { body: { paymentStatus: 'failed', amount: 17.5, currency: 'EUR' } });
  renderApp(paths.checkout.to());
  expect(await screen.findByLabelText('Vorname')).toHaveValue('Rosa');
  expect(screen.getByLabelText(/Telefon/)).toHaveValue('+43 1 234567');
  expect(screen.getByLabelText(/Meine Daten merken/)).not.toBeChecked();
});
