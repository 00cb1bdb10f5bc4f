import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { itemsAdded, linesChanged } from '@/features/cart/cartSlice';
import type { CartItem } from '@/domain/entities';
import { filmTicket, giftCard, storeCart, storedCart } from '@test/support/carts';
import { cartIn } from '@test/support/cartState';
import { atTheEnd } from '@test/support/cleanups';
import { recordedStore } from '@test/support/recordedStore';

const moved: CartItem = {
  ...filmTicket,
  order: '202604182100',
  show: { ...filmTicket.show!, date: '18.04.2026', time: '21:00' },
};
const { key } = filmTicket;

it('a new date that another tab took over is followed, and never brought back by a later change', async () => {
  storeCart(filmTicket);
  const { store } = recordedStore();
  storeCart(moved);
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  await waitFor(() => expect(cartIn(store).cart[key]!.show!.date).toBe('18.04.2026'));
  store.dispatch(itemsAdded([giftCard('mein')]));
  expect(storedCart()).toMatchObject({ mein: { count: 1 }, [key]: { show: { date: '18.04.2026' } } });
});

it('a new date that is taken over is stored and told to the other tabs', async () => {
  storeCart(filmTicket);
  const told: unknown[] = [];
  const channel = new BroadcastChannel('cart');
  atTheEnd(() => channel.close());
  channel.addEventListener('message', ({ data }: MessageEvent<{ lines: unknown }>) => told.push(data.lines));
  const { store } = recordedStore();
  store.dispatch(linesChanged({ [key]: moved }));
  expect(storedCart()![key]!.show!.date).toBe('18.04.2026');
  await waitFor(() => expect(told).toMatchObject([{ [key]: { show: { date: '18.04.2026' } } }]));
});
