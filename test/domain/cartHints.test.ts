import { describe, expect, it } from 'vitest';
import { cartHints } from '@/domain/cartHints';
import type { CartItem } from '@/domain/entities';
import { carTicket, cartOf, filmTicket, giftCard, popcorn } from '@test/support/carts';
import { eventLine, eventAddOn } from '@test/support/eventLines';

const times = (line: CartItem, count: number): CartItem => ({ ...line, count, amount: count });
const found = (...lines: CartItem[]) => cartHints(cartOf(...lines)).map(({ kind }) => kind);

describe('cart hints', () => {
  it('reports more cars than tickets', () => {
    expect(found(times(filmTicket, 1), times(carTicket, 2))).toEqual(['moreCompanions']);
    expect(cartHints(cartOf(filmTicket, times(carTicket, 2)))).toMatchObject([
      { parent: { key: filmTicket.key }, companion: { key: carTicket.key, count: 2 } },
    ]);
  });

  it('reports more tickets than the cars have seats', () => {
    expect(found(times(filmTicket, 10), carTicket)).toEqual(['fewerCompanions']);
    expect(found(times(filmTicket, 19), times(carTicket, 2))).toEqual(['fewerCompanions']);
  });

  it('reports a market without a price of its own that was booked twice', () => {
    const market = eventLine({ price: 0, count: 2 });
    expect(found(market, eventAddOn(market, 205, { mandatory: true, count: 3 }))).toEqual(['bookedTwice']);
  });

  it('reports more cars than tickets, whatever else is chosen', () => {
    expect(found(filmTicket, times(carTicket, 2), popcorn)).toEqual(['moreCompanions']);
  });

  it('lists hints in the order of the cart, each show separately', () => {
    const later = { ...times(filmTicket, 1), key: 'spaeter', order: '202704162030' };
    const car = { ...times(carTicket, 3), key: 'spaeter|101' };
    const market = eventLine({ price: 0, count: 2 });
    expect(found(car, later, market, filmTicket, carTicket)).toEqual(['bookedTwice', 'moreCompanions']);
  });
});

describe('no cart hints', () => {
  it.each([
    ['one car, one ticket', [filmTicket, carTicket]],
    ['a full car', [times(filmTicket, 9), carTicket]],
    ['two cars, two tickets', [times(filmTicket, 2), times(carTicket, 2)]],
    ['much popcorn', [filmTicket, carTicket, times(popcorn, 40)]],
    ['many tickets without products', [times(filmTicket, 40)]],
    ['several tickets of a film without a price', [times({ ...filmTicket, price: 0 }, 2)]],
    ['many of an unknown product', [filmTicket, times({ ...popcorn, product: undefined }, 40)]],
    ['many gift cards', [giftCard('karte', 50)]],
    ['an empty cart', []],
  ])('are given for %s', (_, lines: CartItem[]) => {
    expect(found(...lines)).toEqual([]);
  });

  it('are given for several spots of one booking, each with its fee', () => {
    const market = eventLine({ price: 0 });
    const fee = eventAddOn(market, 205, { mandatory: true, count: 3 });
    expect(found(market, fee, eventAddOn(market, 201, { count: 2 }))).toEqual([]);
  });

  it('are given for many tickets of an event, free ones among them', () => {
    expect(found(eventLine({ price: 900, count: 40 }))).toEqual([]);
    const evening = eventLine({ price: 900, count: 40, eventType: 'publicevent' });
    expect(found(evening, eventAddOn(evening, 205, { mandatory: true }))).toEqual([]);
    expect(found(eventLine({ price: 0, count: 4, eventType: 'publicevent' }))).toEqual([]);
  });

  it('are given for a discount that was earned twice', () => {
    const discount = { ...times(carTicket, 2), price: -100, earnedBy: [190] };
    expect(found(filmTicket, discount)).toEqual([]);
  });
});
