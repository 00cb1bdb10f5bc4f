import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { duplicateOrder } from '@/features/order/duplicateOrder';
import { carTicket, filmTicket, popcorn, storePlacedOrder } from '@test/support/carts';
import { departures } from '@test/support/departures';
import { fillIn, openCheckout, orderButton, readyToOrder, orderAndPay } from '@test/support/ordering';
import { currentWorld, startOfTests } from '@test/support/server';

const minute = 60_000;
const orderLink = 'https://pay.example/10001';
const warning = /^Genau das hast du/;

function orderedBefore(minutes: number, state = 'paid', orderId = '10001') {
  const placedAt = startOfTests - minutes * minute;
  storePlacedOrder({ orderId, orderLink, state, placedAt }, filmTicket, carTicket);
}

it('the same cart ordered today is warned of, with a way to that order, and may be ordered', async () => {
  orderedBefore(57);
  const { user } = await readyToOrder();
  const text = screen.getByText('Genau das hast du heute um 11:03 Uhr schon bestellt (Bestellnummer 10001).');
  expect(text).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zu dieser Bestellung' })).toHaveAttribute(
    'href',
    paths.payment.to({ orderId: '10001' }),
  );
  const following = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(text.compareDocumentPosition(orderButton()) & following).toBe(following);
  expect(orderButton()).not.toHaveAttribute('aria-disabled');
  await user.click(orderButton());
  await waitFor(() => expect(departures).toHaveLength(1));
});

it('the same cart ordered yesterday evening is warned of with its day', async () => {
  orderedBefore(16 * 60);
  await openCheckout();
  expect(screen.getByText(warning)).toHaveTextContent('am Mi., 15.04.2026 um 20:00 Uhr schon bestellt');
});

it.each([
  ['a day ago', 24 * 60, 'paid'],
  ['and lost', 5, 'lost'],
  ['and given up', 5, 'dropped'],
])('the same cart ordered %s is no matter', async (_, minutes, state) => {
  orderedBefore(minutes, state);
  await openCheckout();
  expect(screen.queryByText(warning)).toBeNull();
});

it('another cart is no matter', async () => {
  orderedBefore(5);
  await openCheckout(filmTicket, carTicket, popcorn);
  expect(screen.queryByText(warning)).toBeNull();
});

it('the same again after it was paid is warned of', async () => {
  const first = await readyToOrder();
  expect(screen.queryByText(warning)).toBeNull();
  await orderAndPay(first);
  const again = await openCheckout();
  expect(screen.getByText(warning)).toHaveTextContent('(Bestellnummer 10001)');
  await fillIn(again.user);
  await again.user.click(orderButton());
  await waitFor(() => expect(departures).toHaveLength(2));
  expect(currentWorld().orders).toHaveLength(2);
});

it('an order of which no lines were kept is none of an empty cart', () => {
  const placed = {
    orderId: '1',
    orderLink,
    total: 0,
    placedAt: startOfTests,
    state: 'paid',
    lines: {},
  } as const;
  expect(duplicateOrder({}, [placed], startOfTests)).toBeUndefined();
});
