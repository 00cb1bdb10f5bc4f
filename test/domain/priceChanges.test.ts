import { describe, expect, it } from 'vitest';
import { applyChange } from '@/domain/cartChange';
import { cartTotal } from '@/domain/cartTotals';
import type { CartItem } from '@/domain/entities';
import { asFound, cartDifferences, cartQuestion, isNothingAsked, type CartLook } from '@/domain/priceChanges';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { priceCheck, product, readAt, show } from '@test/support/priceCheck';

const cart = cartOf(filmTicket, carTicket, popcorn);
const named = (seen: CartLook, held = cart) =>
  cartDifferences(held, seen).map(({ line, reason, price }) => [line.key, reason ?? price]);

const code: CartItem = { ...giftCard('code1'), productType: 'voucheritem', price: -500, voucherCode: 'X' };
const discount: CartItem = { ...popcorn, key: `${filmTicket.key}|190`, price: -200, earnedBy: [190] };

describe('what has to be read again', () => {
  it('is each show once, and the gift vouchers where one is in the cart', () => {
    expect(cartQuestion(cart)).toEqual({ showIds: [301], withGiftCards: false });
    expect(cartQuestion(cartOf(giftCard('karte')))).toEqual({ showIds: [], withGiftCards: true });
  });

  it('is the same question in whichever order the shows were added', () => {
    const of = (showId: number): CartItem => ({
      ...filmTicket,
      key: `show-${showId}`,
      showId,
      show: { ...filmTicket.show!, showId },
    });
    const question = { showIds: [9, 40, 301], withGiftCards: true };
    expect(cartQuestion(cartOf(filmTicket, of(9), giftCard('karte'), of(40)))).toEqual(question);
    expect(cartQuestion(cartOf(of(40), giftCard('karte'), filmTicket, of(9)))).toEqual(question);
  });

  it('is nothing for codes alone', () => {
    expect(isNothingAsked(cartQuestion(cartOf(code)))).toBe(true);
    expect(isNothingAsked(cartQuestion(cart))).toBe(false);
  });
});

describe('what changed since', () => {
  it('is nothing where all is as it was', () => {
    expect(named(priceCheck(show()))).toEqual([]);
  });

  it('is the price of a ticket, an add-on, a gift voucher', () => {
    const dearer = show({
      movie: { movieId: 1, movieName: 'Metropolis', price: 1350 },
      products: [product(101, 500), product(102, 450)],
    });
    expect(named(priceCheck(dearer))).toEqual([
      [filmTicket.key, 1350],
      [popcorn.key, 450],
    ]);
    expect(named(priceCheck(undefined, [product(401, 2500)]), cartOf(giftCard('karte')))).toEqual([
      ['karte', 2500],
    ]);
  });

  it('is the price of an event’s own ticket', () => {
    const stall: CartItem = { ...filmTicket, productType: 'event', movie: undefined, price: 0 };
    const event = { eventId: 12, eventName: 'Flohmarkt', eventType: 'flohmarkt' } as const;
    expect(named(priceCheck(show({ movie: undefined, event, price: 300 })), cartOf(stall))).toEqual([
      [filmTicket.key, 300],
    ]);
  });

  it('is a product that is not offered any more, but not one that stands in a bundle', () => {
    const bundled = [{ packageName: 'Paket', products: [product(102, 490)] }];
    const without = { products: [product(101, 500)] };
    expect(named(priceCheck(show(without)))).toEqual([[popcorn.key, 'gone']]);
    expect(named(priceCheck(show({ ...without, productPackages: bundled })))).toEqual([]);
    expect(named(priceCheck(undefined, []), cartOf(giftCard('karte')))).toEqual([['karte', 'gone']]);
  });

  it.each([
    ['gone', undefined],
    ['soldOut', show({ soldOut: true })],
    ['futureSales', show({ futureSales: true })],
    ['over', show({ date: '15.04.2026', dateISO: undefined })],
    ['unscheduled', show({ date: '01.01.2099', time: undefined })],
  ])('is a show that is %s, without a word on its add-ons', (reason, read) => {
    expect(named(priceCheck(read))).toEqual([[filmTicket.key, reason]]);
  });

  it('is what was read of the line’s own show', () => {
    const other: CartItem = {
      ...filmTicket,
      key: 'other',
      showId: 302,
      show: { ...filmTicket.show!, showId: 302 },
    };
    const seen = priceCheck(show());
    const shows = [...seen.shows, { showId: 302, show: show({ showId: 302, soldOut: true }) }];
    expect(named({ ...seen, shows }, cartOf(filmTicket, other))).toEqual([['other', 'soldOut']]);
  });

  it('says nothing where the answer is about another show', () => {
    expect(named(priceCheck(show({ showId: 302, soldOut: true, date: '18.04.2026' })))).toEqual([]);
  });

  it('says nothing of what was not read, of codes and of earned discounts', () => {
    expect(named({ shows: [], giftCards: undefined, readAt }, cartOf(filmTicket, giftCard('karte')))).toEqual(
      [],
    );
    expect(named(priceCheck(show(), []), cartOf(filmTicket, discount, code))).toEqual([]);
  });
});

it('new prices change their lines alone, and the totals with them', () => {
  const dearer = show({ movie: { movieId: 1, movieName: 'Metropolis', price: 1350 }, products: [] });
  const taken = applyChange(cart, asFound(cart, cartDifferences(cart, priceCheck(dearer))));
  expect(Object.values(taken).map(({ price }) => price)).toEqual([1350, 500, 490]);
  expect(cartTotal(taken)).toBe(1350 + 500 + 490);
});
