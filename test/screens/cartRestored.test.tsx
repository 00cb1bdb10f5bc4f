import { screen, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { cartStorageKey } from '@/config/limits';
import { paths } from '@/config/paths';
import { itemsAdded } from '@/features/cart/cartSlice';
import { lineNames } from '@test/support/cartScreen';
import { carTicket, cartOf, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
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

const inCart = (text: string) => within(screen.getByRole('main')).queryByText(text);

/** What a tab that opens now notifies of. */
function told(): string[] {
  const { actions } = recordedStore();
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

  it('is forgotten when something new goes into the cart', () => {
    store('{');
    const { store: shop } = recordedStore();
    expect(shop.getState().cart.restoration).toBe('damaged');
    shop.dispatch(itemsAdded([giftCard('karte')]));
    expect(shop.getState().cart.restoration).toBe('whole');
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

  it('finds gift vouchers, which have no date', async () => {
    storeCart(giftCard('karte', 3));
    vi.setSystemTime(new Date('2026-12-28T12:00:00+01:00'));
    await open();
    expect(lineNames()).toEqual(['Kinogutschein € 20']);
    expect(told()).toEqual([]);
  });

  it('hears of the show that is over, not of what was unreadable beside it', () => {
    store(JSON.stringify({ ...good, karte: 1 }));
    vi.setSystemTime(new Date('2026-05-28T12:00:00+02:00'));
    expect(told()).toEqual([expired]);
  });
});
