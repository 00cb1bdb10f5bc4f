import { expect, it } from 'vitest';
import { cartOf, filmTicket, storedCart } from '@test/support/carts';
import { cartStorageKey } from '@/config/limits';
import { writeCart } from '@/features/cart/cartStores';
import { readCookie } from '@/lib/cookies';

it('is stored in signs of one byte each, and reads as it was', () => {
  const movie = { movieId: 1, movieName: 'Faust – „eine Sage“, 5 €, 🎬' };
  const cart = cartOf({ ...filmTicket, movie });
  writeCart(cart);
  const text = localStorage.getItem(cartStorageKey) ?? '';
  expect([...text].filter((sign) => sign.charCodeAt(0) > 0xff)).toEqual([]);
  expect(storedCart()).toEqual(cart);
  expect(JSON.parse(readCookie(cartStorageKey) ?? '')).toEqual(cart);
});
