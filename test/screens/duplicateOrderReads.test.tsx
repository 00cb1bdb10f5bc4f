import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { quantityChanged } from '@/features/cart/cartSlice';
import { carTicket, filmTicket, storePlacedOrder } from '@test/support/carts';
import { button } from '@test/support/look';
import { openCheckout, orderButton, readyToOrder } from '@test/support/ordering';
import { startOfTests } from '@test/support/server';

const orderLink = 'https://pay.example/10001';
const warning = /^Genau das hast du/;
const placedAt = startOfTests - 60_000;
const noWarning = () => expect(screen.queryByText(warning)).toBeNull();

function hear(event: Event) {
  act(() => {
    window.dispatchEvent(event);
  });
}

function orderElsewhere(state = 'paid') {
  storePlacedOrder({ orderId: '10001', orderLink, state, placedAt }, filmTicket, carTicket);
}

it('the noted orders are read once, however often the checkout changes', async () => {
  orderElsewhere();
  const { store } = await openCheckout();
  expect(screen.getByText(warning)).toBeVisible();
  const read = vi.spyOn(Storage.prototype, 'getItem');
  function change(count: number) {
    act(() => {
      store.dispatch(quantityChanged({ key: filmTicket.key, count }));
    });
  }
  for (const count of [2, 3, 4]) change(count);
  await screen.findByText(/^4 × Metropolis/);
  noWarning();
  change(1);
  expect(await screen.findByText(warning)).toBeVisible();
  expect(read.mock.calls.filter(([key]) => key === 'placedOrders')).toEqual([]);
});

it('an order that another tab notes is warned of, and no more once its note is gone', async () => {
  await openCheckout();
  noWarning();
  orderElsewhere();
  hear(new StorageEvent('storage', { key: 'placedOrders' }));
  expect(await screen.findByText(warning)).toBeVisible();
  localStorage.removeItem('placedOrders');
  hear(new StorageEvent('storage', { key: 'placedOrders' }));
  await waitFor(noWarning);
});

it('an order that another tab placed is warned of no more once the visitor orders anew', async () => {
  const { user } = await readyToOrder();
  orderElsewhere('open');
  hear(new StorageEvent('storage', { key: 'placedOrders' }));
  expect(await screen.findByText(warning)).toBeVisible();
  await user.click(button('Neu bestellen'));
  await waitFor(noWarning);
  expect(orderButton()).not.toHaveAttribute('aria-disabled');
});

it('an order that was placed while the page lay in the browser’s memory is warned of', async () => {
  await openCheckout();
  noWarning();
  orderElsewhere();
  hear(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText(warning)).toBeVisible();
});
