import { describe, expect, it } from 'vitest';
import { applyChange } from '@/domain/cartChange';
import { cartTotal } from '@/domain/cartTotals';
import type { CartItem } from '@/domain/entities';
import {
  changeOfDifferences,
  cartDifferences,
  priceCheckQuery,
  type PriceCheckResponse,
} from '@/domain/priceChanges';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { metropolis, priceCheckOf, product, readAt, show } from '@test/support/priceCheck';

const cart = cartOf(filmTicket, carTicket, popcorn);
const named = (seen: PriceCheckResponse, held = cart) =>
  cartDifferences(held, seen).map(({ line, reason, price }) => [line.key, reason ?? price]);

const code: CartItem = { ...giftCard('code1'), productType: 'voucheritem', price: -500, voucherCode: 'X' };
const discount: CartItem = { ...popcorn, key: `${filmTicket.key}|190`, price: -200, earnedBy: [190] };

describe('priceCheckQuery', () => {
  it('names each show once, and the gift cards if one is in the cart', () => {
    expect(priceCheckQuery(cart)).toEqual({ showIds: [301], withGiftCards: false });
    expect(priceCheckQuery(cartOf(giftCard('karte')))).toEqual({ showIds: [], withGiftCards: true });
  });

  it('is equal for any order of adding', () => {
    const of = (showId: number): CartItem => ({
      ...filmTicket,
      key: `show-${showId}`,
      showId,
      show: { ...filmTicket.show!, showId },
    });
    const query = { showIds: [9, 40, 301], withGiftCards: true };
    expect(priceCheckQuery(cartOf(filmTicket, of(9), giftCard('karte'), of(40)))).toEqual(query);
    expect(priceCheckQuery(cartOf(of(40), giftCard('karte'), filmTicket, of(9)))).toEqual(query);
  });

  it('is none for codes alone', () => {
    expect(priceCheckQuery(cartOf(code))).toBeUndefined();
  });
});

describe('cartDifferences', () => {
  it('is empty if nothing changed', () => {
    expect(named(priceCheckOf(show()))).toEqual([]);
  });

  it('lists a changed price of a ticket, an add-on and a gift card', () => {
    const dearer = show({
      movie: metropolis(1350),
      products: [product(101, 500), product(102, 450)],
    });
    expect(named(priceCheckOf(dearer))).toEqual([
      [filmTicket.key, 1350],
      [popcorn.key, 450],
    ]);
    expect(named(priceCheckOf(undefined, [product(401, 2500)]), cartOf(giftCard('karte')))).toEqual([
      ['karte', 2500],
    ]);
  });

  it('lists a changed price of an event’s own ticket', () => {
    const stall: CartItem = { ...filmTicket, productType: 'event', movie: undefined, price: 0 };
    const event = { eventId: 12, eventName: 'Flohmarkt', eventType: 'flohmarkt' } as const;
    expect(named(priceCheckOf(show({ movie: undefined, event, price: 300 })), cartOf(stall))).toEqual([
      [filmTicket.key, 300],
    ]);
  });

  it('lists a product that is no longer offered, but not one that is part of a package', () => {
    const bundled = [{ packageName: 'Paket', products: [product(102, 490)] }];
    const without = { products: [product(101, 500)] };
    expect(named(priceCheckOf(show(without)))).toEqual([[popcorn.key, 'gone']]);
    expect(named(priceCheckOf(show({ ...without, productPackages: bundled })))).toEqual([]);
    expect(named(priceCheckOf(undefined, []), cartOf(giftCard('karte')))).toEqual([['karte', 'gone']]);
  });

  it.each([
    ['gone', undefined],
    ['soldOut', show({ soldOut: true })],
    ['futureSales', show({ futureSales: true })],
    ['over', show({ date: '15.04.2026', dateISO: undefined })],
    ['unscheduled', show({ date: '01.01.2099', time: undefined })],
  ])('lists a show that is %s, but not its add-ons', (reason, read) => {
    expect(named(priceCheckOf(read))).toEqual([[filmTicket.key, reason]]);
  });

  it('lists a ticket whose price cannot be read, unless it cannot be bought anyway', () => {
    expect(named(priceCheckOf(show({ isUnpriced: true })))).toEqual([[filmTicket.key, 'unpriced']]);
    const soldOut = show({ isUnpriced: true, soldOut: true });
    expect(named(priceCheckOf(soldOut))).toEqual([[filmTicket.key, 'soldOut']]);
  });

  it('compares a line with its own show', () => {
    const other: CartItem = {
      ...filmTicket,
      key: 'other',
      showId: 302,
      show: { ...filmTicket.show!, showId: 302 },
    };
    const seen = priceCheckOf(show());
    const shows = [...seen.shows, { showId: 302, show: show({ showId: 302, soldOut: true }) }];
    expect(named({ ...seen, shows }, cartOf(filmTicket, other))).toEqual([['other', 'soldOut']]);
  });

  it('ignores a response about another show', () => {
    expect(named(priceCheckOf(show({ showId: 302, soldOut: true, date: '18.04.2026' })))).toEqual([]);
  });

  it('ignores unread shows, codes and earned discounts', () => {
    expect(named({ shows: [], giftCards: undefined, readAt }, cartOf(filmTicket, giftCard('karte')))).toEqual(
      [],
    );
    expect(named(priceCheckOf(show(), []), cartOf(filmTicket, discount, code))).toEqual([]);
  });
});

it('new prices change only their lines and the totals', () => {
  const dearer = show({ movie: metropolis(1350), products: [] });
  const taken = applyChange(cart, changeOfDifferences(cart, cartDifferences(cart, priceCheckOf(dearer))));
  expect(Object.values(taken).map(({ price }) => price)).toEqual([1350, 500, 490]);
  expect(cartTotal(taken)).toBe(1350 + 500 + 490);
});
