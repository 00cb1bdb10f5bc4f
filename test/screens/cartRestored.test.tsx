import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { orderPaid } from '@/api/orderEvents';
import { cartStorageKey } from '@/config/limits';
import { paths } from '@/config/paths';
import { cartExpired, itemRemoved, itemsAdded, quantityChanged } from '@/features/cart/cartSlice';
import { lineNames } from '@test/support/cartScreen';
import {
  carTicket,
  cartOf,
  filmTicket,
  giftCard,
  popcorn,
  redeemedCode,
  storeCart,
  storedCart,
} from '@test/support/carts';
import { heading, notification } from '@test/support/look';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';

const damaged = 'Dein gespeicherter Warenkorb war nicht ganz lesbar. Bitte schau nach, ob etwas fehlt.';
const expired = 'Im Warenkorb lag eine Vorstellung, die schon vorbei ist. Deshalb wurde er geleert.';
const good = cartOf(filmTicket, carTicket);
const store = (text: string) => localStorage.setItem(cartStorageKey, text);

async function open() {
  const app = renderApp(paths.cart.to());
  await heading('Warenkorb');
  return app;
}

const otherTabTold = () => void window.dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }));
const inCart = (text: string) => within(screen.getByRole('main')).queryByText(text);

/** What a tab that opens now notifies of. */
function told(actions = recordedStore().actions): string[] {
  return actions.flatMap((action) =>
    action.type === 'notifications/asked'
      ? [(action as unknown as { payload: { text: string } }).payload.text]
      : [],
  );
}

describe('a stored cart that cannot be read whole', () => {
  it.each<[string, string, number]>([
    ['is cut off', JSON.stringify(good).slice(0, -5), 0],
    ['is no JSON', 'cart', 0],
    ['is a list of lines', JSON.stringify([filmTicket]), 0],
    ['is far too long', JSON.stringify({ ...good, x: 'x'.repeat(1_000_001) }), 0],
    [
      'holds a line of the wrong shape',
      JSON.stringify({ ...good, karte: { ...giftCard('karte'), count: '2' } }),
      2,
    ],
    [
      'holds an add-on without its show',
      JSON.stringify({ [popcorn.key]: popcorn, karte: giftCard('karte') }),
      1,
    ],
    ['holds an inherited name', `{"__proto__":{"count":1},${JSON.stringify(good).slice(1)}`, 2],
  ])('is told of where it %s', async (_, text, kept) => {
    store(text);
    await open();
    await notification(damaged);
    expect(inCart(damaged)).toBeVisible();
    expect(lineNames()).toHaveLength(kept);
    expect(Object.keys(storedCart()!)).toHaveLength(kept);
  });

  it('is told of once: a reload finds what was kept', async () => {
    store(JSON.stringify({ ...good, karte: null }));
    const { close } = await open();
    expect(inCart(damaged)).toBeVisible();
    close();
    await open();
    expect(inCart(damaged)).toBeNull();
    expect(lineNames()).toHaveLength(2);
    expect(told()).toEqual([]);
  });

  it('is told of wherever the visitor opens the shop', async () => {
    store('{');
    renderApp(paths.giftCards.to());
    await notification(damaged);
  });

  it('may be the cookie alone', async () => {
    Cookies.set(cartStorageKey, '{"a":');
    await open();
    expect(inCart(damaged)).toBeVisible();
    expect(storedCart()).toEqual({});
  });

  it.each([
    ['something new goes into the cart', itemsAdded([giftCard('neu')])],
    ['a count changes', quantityChanged({ key: 'karte', count: 3 })],
    ['a line is removed', itemRemoved({ key: 'karte' })],
    ['the cart is paid', orderPaid({ orderId: '7' })],
  ])('is no more spoken of once %s', async (_, change) => {
    store(JSON.stringify({ ...cartOf(giftCard('karte')), rest: null }));
    const { store: shop } = await open();
    expect(inCart(damaged)).toBeVisible();
    act(() => void shop.dispatch(change));
    expect(inCart(damaged)).toBeNull();
  });

  it('is no more spoken of once another tab brings its own, and not before', async () => {
    store(JSON.stringify({ ...good, rest: null }));
    await open();
    act(otherTabTold);
    expect(inCart(damaged)).toBeVisible();
    storeCart(filmTicket, carTicket, popcorn);
    act(otherTabTold);
    await waitFor(() => expect(lineNames()).toHaveLength(3));
    expect(inCart(damaged)).toBeNull();
  });

  it('is spoken of also after a code in it was asked about again', async () => {
    const gone = redeemedCode('AB30', -500, 904);
    store(JSON.stringify({ ...cartOf(filmTicket, carTicket, gone), rest: null }));
    await open();
    expect(await screen.findByText(/AB30 gilt nicht mehr/)).toBeVisible();
    expect(inCart(damaged)).toBeVisible();
  });
});

describe('a stored cart that lost nothing', () => {
  it.each([
    ['a whole one', JSON.stringify(good)],
    [
      'one with wrong totals',
      JSON.stringify({ [filmTicket.key]: { ...filmTicket, totalPrice: 3, amount: 9 } }),
    ],
    ['one with unknown fields', JSON.stringify({ [filmTicket.key]: { ...filmTicket, extra: 1 } })],
    ['an empty one', '{}'],
    ['an empty list', '[]'],
    ['null', 'null'],
    ['an empty text', ''],
  ])('is not complained about: %s', (_, text) => {
    store(text);
    expect(told()).toEqual([]);
  });

  it('is not complained about where there is none', () => {
    expect(told()).toEqual([]);
  });
});

describe('a visitor who comes back after weeks', () => {
  it('finds the cart emptied, is told once, and can begin anew', async () => {
    storeCart(filmTicket, carTicket, giftCard('karte'));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    const { close } = await open();
    await notification(expired);
    expect(inCart(expired)).toBeVisible();
    expect(screen.getByText(/^Gesamtsumme: /)).toHaveTextContent('€ 0,00');
    expect(storedCart()).toEqual({});
    close();
    await open();
    expect(inCart(expired)).toBeNull();
    expect(inCart('Dein Warenkorb ist noch leer.')).toBeVisible();
  });

  it('hears no more of it once the cart was filled and emptied again', async () => {
    storeCart(filmTicket, carTicket);
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    await open();
    expect(inCart(expired)).toBeVisible();
    storeCart(giftCard('karte'));
    act(otherTabTold);
    await waitFor(() => expect(lineNames()).toHaveLength(1));
    storeCart();
    act(otherTabTold);
    expect(await screen.findByText('Dein Warenkorb ist noch leer.')).toBeVisible();
    expect(inCart(expired)).toBeNull();
  });

  it('finds gift vouchers, which have no date', async () => {
    storeCart(giftCard('karte', 3));
    vi.setSystemTime(new Date('2026-12-28T12:00:00+01:00'));
    await open();
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    expect(told()).toEqual([]);
  });

  it('hears of the show that is over, not of what was unreadable beside it', async () => {
    store(JSON.stringify({ ...good, karte: 1 }));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    const { actions, seen } = recordedStore();
    await seen(cartExpired.match);
    expect(told(actions)).toEqual([expired]);
  });
});
