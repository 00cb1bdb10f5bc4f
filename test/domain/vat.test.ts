import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { addItems, removeItem } from '@/domain/cart';
import { cartTotal } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { vatRows } from '@/domain/vat';
import { lineExample, productExample } from '@test/domain/examples';

function taxed(key: string, taxrate: number | undefined, price: number, count = 1): CartItem {
  return lineExample(key, { price, count, product: productExample({ taxrate }) });
}

const redeemed = (price: number): CartItem => ({ ...taxed('abcde', 0, price), productType: 'voucheritem' });
const cart = (...lines: CartItem[]) => addItems({}, lines);

describe('vatRows', () => {
  it('sorts by rate, the highest first, unknown rates last', () => {
    const found = vatRows(
      cart(
        lineExample('a', { price: 1250 }),
        taxed('a|1', 10, 490, 2),
        taxed('a|2', 20, 2400),
        redeemed(-500),
      ),
    );
    expect(found).toEqual([
      { rate: 20, gross: 2400, vat: 400 },
      { rate: 10, gross: 980, vat: 89 },
      { rate: 0, gross: -500, vat: 0 },
      { rate: undefined, gross: 1250, vat: undefined },
    ]);
  });

  it('does not depend on the order of lines', () => {
    const untaxed = lineExample('b', { price: 1250 });
    const rates = (...lines: CartItem[]) => vatRows(cart(...lines)).map(({ rate }) => rate);
    expect(rates(taxed('a', 0, 500), untaxed)).toEqual([0, undefined]);
    expect(rates(untaxed, taxed('a', 0, 500))).toEqual([0, undefined]);
  });

  it('computes VAT from the sum of a rate, not from rounded lines', () => {
    // Each line alone contains 1.5 cents, rounded to 2.
    expect(vatRows(cart(taxed('a', 20, 9), taxed('b', 20, 9)))).toEqual([{ rate: 20, gross: 18, vat: 3 }]);
  });

  it.each([
    [3, 20, 1],
    [9, 20, 2],
    [15, 20, 3],
    [11, 10, 1],
    [113, 13, 13],
    [100, 0, 0],
    [100, 5.5, 5],
    [2, 100, 1],
  ])('for %i cents at %d %% contain %i cents', (price, rate, vat) => {
    expect(vatRows(cart(taxed('a', rate, price)))).toEqual([{ rate, gross: price, vat }]);
  });

  it('subtracts as much for a discount as it would add for a product', () => {
    const found = vatRows(cart(taxed('a', 20, 1200), taxed('b', 10, -110)));
    expect(found).toContainEqual({ rate: 10, gross: -110, vat: -10 });
    expect(vatRows(cart(taxed('a', 20, 1200), taxed('b', 10, -3)))).toContainEqual({
      rate: 10,
      gross: -3,
      vat: 0,
    });
  });

  it('omits a rate whose lines cancel out', () => {
    expect(vatRows(cart(taxed('a', 20, 1200), taxed('b', 10, 300), taxed('c', 10, -300)))).toEqual([
      { rate: 20, gross: 1200, vat: 200 },
    ]);
  });

  it.each([
    ['an empty cart', cart()],
    ['a cart that a code pays in full', cart(taxed('a', 20, 1200), redeemed(-1200))],
    ['a code worth more than the cart', cart(taxed('a', 20, 1200), redeemed(-2500))],
    ['free lines', cart(taxed('a', 20, 0))],
  ])('are empty for %s', (_, free) => {
    expect(vatRows(free)).toEqual([]);
  });
});

const rates = fc.oneof(fc.constantFrom(undefined, 0, 5, 10, 13, 20), fc.integer({ min: 0, max: 100 }));
const lines = fc.record({
  key: fc
    .tuple(fc.nat(4), fc.nat(3))
    .map(([parent, addOn]) => (addOn ? `p${parent}|${addOn}` : `p${parent}`)),
  taxrate: rates,
  price: fc.integer({ min: -3000, max: 100_000 }),
  count: fc.integer({ min: 1, max: 600 }),
});
const codes = fc.record({ price: fc.integer({ min: -5_000_000, max: 0 }), isThere: fc.boolean() });

const randomTaxedCart = fc
  .tuple(fc.array(lines, { maxLength: 20 }), codes, fc.nat(4))
  .map(([drafts, code, gone]): Cart => {
    const items = drafts.map(({ key, taxrate, price, count }) => taxed(key, taxrate, price, count));
    return removeItem(addItems({}, [...items, ...(code.isThere ? [redeemed(code.price)] : [])]), `p${gone}`);
  });

describe('vatRows of any cart', () => {
  it('add up to its total to the cent (10,000 carts)', () => {
    fc.assert(
      fc.property(randomTaxedCart, (any) => {
        const sum = vatRows(any).reduce((all, { gross }) => all + BigInt(gross), 0n);
        expect(sum).toBe(BigInt(cartTotal(any)));
      }),
      { numRuns: 10_000 },
    );
  });

  it('list each rate once, exact to half a cent', () => {
    fc.assert(
      fc.property(randomTaxedCart, (any) => {
        const rows = vatRows(any);
        expect(new Set(rows.map(({ rate }) => rate)).size).toBe(rows.length);
        for (const { rate, gross, vat } of rows) {
          if (rate === undefined) expect(vat).toBeUndefined();
          // |vat − gross·rate/(100+rate)| ≤ ½, in whole numbers.
          else
            expect(Math.abs(2 * ((vat ?? NaN) * (100 + rate) - gross * rate))).toBeLessThanOrEqual(
              100 + rate,
            );
        }
      }),
      { numRuns: 2000 },
    );
  });
});
