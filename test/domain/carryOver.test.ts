import { describe, expect, it } from 'vitest';
import { asDiscount } from '@/domain/discounts';
import type { ShowDetail } from '@/domain/entities';
import { carryOver } from '@/domain/carryOver';
import { filmShow, marketShow, movieExample, productExample } from './examples';

const now = Date.parse('2026-11-01T12:00:00+01:00');
const popcorn = productExample({ purchaseProductId: 102, price: 490 });
const car = productExample({ purchaseProductId: 101, price: 500, mandatory: true });
const film = filmShow({ showId: 301, products: [popcorn, car] });

/** A market that sells spots as products; the stall itself is free. */
const spot = productExample({ purchaseProductId: 201, price: 3000 });
const largeSpot = productExample({ purchaseProductId: 202, price: 5000 });
const table = productExample({ purchaseProductId: 203, price: 700, productOrderType: 'option' });
const cleaning = productExample({ purchaseProductId: 204, price: 100, mandatory: true });
const market = marketShow({ showId: 501, products: [spot, largeSpot, table, cleaning] });

const take = (show: ShowDetail, selection: Record<number, number>) =>
  carryOver({ showId: show.showId, count: 1, selection }, { show, discounts: [] }, now);

describe('carryOver', () => {
  it('is gone if the show is gone, or if the response is about another show', () => {
    const wanted = { showId: 301, count: 1, selection: {} };
    expect(carryOver(wanted, { show: undefined, discounts: [] }, now)).toEqual({ state: 'gone' });
    expect(carryOver(wanted, { show: { ...film, showId: 302 }, discounts: [] }, now)).toEqual({
      state: 'gone',
    });
  });

  it('is unavailable with a reason if the show cannot be bought now', () => {
    const soldOut = { ...film, soldOut: true };
    expect(take(soldOut, {})).toEqual({ state: 'unavailable', show: soldOut, reason: 'soldOut' });
    expect(
      carryOver(
        { showId: 301, count: 1, selection: {} },
        { show: film, discounts: [] },
        Date.parse('2026-11-22T12:00:00+01:00'),
      ),
    ).toEqual({ state: 'unavailable', show: film, reason: 'over' });
  });

  it('applies the wanted count of tickets and the chosen counts of products', () => {
    const wanted = { showId: 301, count: 3, selection: { 101: 1, 102: 2 } };
    expect(carryOver(wanted, { show: film, discounts: [] }, now)).toMatchObject({
      state: 'ready',
      show: film,
      lines: [
        { key: 'show-301', count: 3, price: 1250, totalPrice: 3 * 1250 + 500 + 2 * 490 },
        { key: 'show-301|102', count: 2, totalPrice: 980 },
        { key: 'show-301|101', count: 1, totalPrice: 500 },
      ],
      missing: [],
      isDiscountUnknown: false,
    });
  });

  it('adds mandatory products, and lists only products that the show does not offer as missing', () => {
    expect(take(film, { 102: 1, 888: 1, 999: 4 })).toMatchObject({
      state: 'ready',
      lines: [{ key: 'show-301' }, { key: 'show-301|102' }, { key: 'show-301|101' }],
      missing: [888, 999],
    });
  });

  it('keeps discounts within the price of as many tickets as are wanted', () => {
    const discount = asDiscount(productExample({ purchaseProductId: 190, price: -9999 }), 190);
    for (const count of [1, 3]) {
      const wanted = { showId: 301, count, selection: {} };
      expect(carryOver(wanted, { show: film, discounts: [discount] }, now)).toMatchObject({
        lines: [{ totalPrice: 0 }, {}, { price: -(count * 1250 + 500) }],
      });
    }
  });

  it('adds earned discounts with their own counts, and reports unknown discounts', () => {
    const discount = asDiscount(productExample({ purchaseProductId: 190, price: -200 }), 190);
    const wanted = { showId: 301, count: 3, selection: {} };
    expect(carryOver(wanted, { show: film, discounts: [discount] }, now)).toMatchObject({
      lines: [
        { key: 'show-301', count: 3, totalPrice: 3 * 1250 + 500 - 200 },
        { key: 'show-301|101' },
        { key: 'show-301|190', count: 1, price: -200 },
      ],
      isDiscountUnknown: false,
    });
    expect(carryOver(wanted, { show: film, discounts: undefined }, now)).toMatchObject({
      state: 'ready',
      lines: [{ key: 'show-301' }, { key: 'show-301|101' }],
      isDiscountUnknown: true,
    });
  });
});

describe('carryOver to a show that sells spots', () => {
  it.each([
    ['a rented table', { 203: 2, 999: 1 }],
    ['the mandatory product', { 204: 1, 999: 1 }],
    ['an empty selection', { 999: 1 }],
  ])('rejects %s without the chosen spot', (_, selection) => {
    expect(take(market, selection)).toEqual({ state: 'unfit', show: market, missing: [999] });
  });

  it('accepts one chosen spot, whatever else is missing', () => {
    expect(take(market, { 202: 1, 203: 1, 999: 1 })).toMatchObject({
      state: 'ready',
      lines: [{ key: 'show-501' }, { key: 'show-501|202' }, { key: 'show-501|203' }, { key: 'show-501|204' }],
      missing: [999],
    });
  });

  it('accepts a table alone if it was chosen alone', () => {
    expect(take(market, { 203: 1 })).toMatchObject({ state: 'ready', missing: [] });
  });
});

describe('carryOver to a show with a price of its own', () => {
  it.each([
    ['a stall that costs something', { ...market, price: 1 }],
    ['a film', film],
    ['a film for free', { ...film, movie: movieExample({ price: 0 }) }],
  ])('accepts %s without the missing products', (_, show) => {
    expect(take(show, { 999: 1 })).toMatchObject({ state: 'ready', missing: [999] });
  });
});
