import { describe, expect, it } from 'vitest';
import { asDiscount } from '@/domain/discounts';
import { discountKey, furtherDates, listedPrice } from '@/domain/furtherDates';
import { laterDates } from '@/domain/nextDates';
import { isPreset } from '@/domain/selection';
import { choiceOf, marketShow, productExample } from '@test/domain/examples';

const now = Date.parse('2026-11-01T12:00:00+01:00');
const stall = productExample({ purchaseProductId: 201, price: 2500, mandatory: false });
const waste = productExample({ purchaseProductId: 205, price: 300, mandatory: true });
const table = productExample({ purchaseProductId: 204, price: 800, productOrderType: 'option' });
const on = (showId: number, changes: Parameters<typeof marketShow>[0] = {}) =>
  marketShow({ showId, price: 0, date: '22.11.2026', products: [stall, waste, table], ...changes });
const offer = (show: ReturnType<typeof marketShow>, discounts: ReturnType<typeof asDiscount>[] = []) => ({
  showId: show.showId,
  show,
  discounts,
});
const selection = { 201: 1, 204: 2, 205: 1 };

describe('furtherDates', () => {
  it('adds up the selection at the prices of each date', () => {
    const dearer = on(3, { products: [{ ...stall, price: 3000 }, waste, table] });
    const { dates, total, lines } = furtherDates(choiceOf(selection), [offer(on(2)), offer(dearer)], now);
    expect(dates.map((date) => [date.showId, date.total])).toEqual([
      [2, 4400],
      [3, 4900],
    ]);
    expect(total).toBe(9300);
    expect(new Set(lines.map(({ showId }) => showId))).toEqual(new Set([2, 3]));
  });

  it('leaves out dates that are gone, sold out or without the stall', () => {
    const offers = [
      { showId: 2, show: undefined, discounts: [] },
      offer(on(3, { soldOut: true })),
      offer(on(4, { products: [waste, table] })),
      offer(on(5)),
    ];
    const { dates, total, lines } = furtherDates(choiceOf(selection), offers, now);
    expect(dates.map(({ result }) => result.state)).toEqual(['gone', 'unavailable', 'unfit', 'ready']);
    expect(dates.map((date) => date.total)).toEqual([0, 0, 0, 4400]);
    expect(total).toBe(4400);
    expect(lines.every(({ showId }) => showId === 5)).toBe(true);
  });

  it('counts as many stalls on each date as were chosen', () => {
    const own = [on(2, { price: 1000 }), on(3, { price: 1200 })].map((show) => offer(show));
    expect(furtherDates(choiceOf({ 205: 1 }, 3), own, now).total).toBe(3000 + 300 + 3600 + 300);
  });

  it('counts the discount of each date', () => {
    const discount = asDiscount(productExample({ purchaseProductId: 190, price: -200, count: 1 }), 190);
    expect(furtherDates(choiceOf(selection), [offer(on(2), [discount]), offer(on(3))], now).total).toBe(8600);
  });

  it('of no date cost nothing', () => {
    expect(furtherDates(choiceOf(selection), [], now)).toEqual({ dates: [], lines: [], total: 0 });
  });
});

describe('listedPrice', () => {
  it('is the price by the list, and unknown where the list lacks a product', () => {
    expect(listedPrice(on(2), choiceOf(selection), now)).toBe(4400);
    expect(listedPrice(on(2, { products: [stall, waste] }), choiceOf(selection), now)).toBeUndefined();
    expect(listedPrice(on(2, { products: [] }), choiceOf(selection), now)).toBeUndefined();
  });
});

describe('discountKey', () => {
  it('differs only by what earns a discount', () => {
    const show = on(2, { products: [stall, waste, { ...table, discountPurchaseProductId: 190 }] });
    expect(discountKey(show, { 201: 1 })).toBe('');
    expect(discountKey(undefined, selection)).toBe('');
    expect(discountKey(show, { 204: 1 })).not.toBe(discountKey(show, { 204: 2 }));
  });
});

describe('laterDates', () => {
  it('are those after a show, also those that cannot be bought', () => {
    const shows = [
      on(1, { date: '15.11.2026' }),
      on(2, { date: '29.11.2026', soldOut: true }),
      on(3, { date: '06.12.2026' }),
    ];
    expect(laterDates(on(9), shows, now).map(({ showId }) => showId)).toEqual([2, 3]);
  });
});

describe('isPreset', () => {
  it('tells a choice from the preset', () => {
    const products = [stall, waste];
    expect(isPreset(products, choiceOf({ 205: 1 }))).toBe(true);
    expect(isPreset(products, choiceOf({ 205: 2 }))).toBe(false);
    expect(isPreset(products, choiceOf({ 205: 1, 201: 1 }))).toBe(false);
    expect(isPreset(products, choiceOf({}))).toBe(false);
    expect(isPreset(products, choiceOf({ 205: 1 }, 2))).toBe(false);
  });
});
