import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItems } from '@/domain/cart';
import { itemsForShow } from '@/domain/cartItems';
import { cartTotal } from '@/domain/cartTotals';
import { plainChoice, choiceTotal } from '@/domain/selection';
import { costLines } from '@/domain/stallCost';
import { choiceOf, marketShow, productExample } from '@test/domain/examples';

const stall = productExample({
  purchaseProductId: 1,
  productName: 'Standplatz',
  price: 2500,
  sortPosition: 2,
});
const fee = productExample({
  purchaseProductId: 2,
  productName: 'Müll',
  price: 300,
  mandatory: true,
  sortPosition: 3,
});
const tableRent = productExample({
  purchaseProductId: 3,
  productName: 'Tisch',
  price: 799,
  productOrderType: 'option',
  sortPosition: 1,
});
const market = marketShow({ products: [stall, fee, tableRent] });

describe('costLines', () => {
  it('equal the lines of the cart, without a free show', () => {
    expect(
      costLines(market, choiceOf({ 1: 1, 3: 3 }), []).map(({ name, count, total }) => [name, count, total]),
    ).toEqual([
      ['Tisch', 3, 2397],
      ['Standplatz', 1, 2500],
      ['Müll', 1, 300],
    ]);
  });

  it('start with the stall itself if it has a price', () => {
    const [own] = costLines({ ...market, price: 1000 }, choiceOf({}, 2), []);
    expect(own).toMatchObject({ name: undefined, count: 2, total: 2000 });
  });

  it('include free products', () => {
    const free = marketShow({ products: [{ ...stall, price: 0 }] });
    expect(costLines(free, choiceOf({ 1: 1 }), []).map(({ name, total }) => [name, total])).toEqual([
      ['Standplatz', 0],
    ]);
  });

  it('include earned discounts', () => {
    const discount = { ...productExample({ purchaseProductId: 9, price: -200, count: 2 }), earnedBy: [7] };
    expect(costLines(market, plainChoice, [discount]).at(-1)).toMatchObject({ count: 2, total: -400 });
  });

  it('add up to the cart’s total to the cent', () => {
    const count = fc.nat({ max: 599 });
    const price = fc.integer({ min: 0, max: 99_999 });
    fc.assert(
      fc.property(count, count, count, price, price, price, (places, stalls, tables, own, first, second) => {
        const show = marketShow({
          price: own,
          products: [{ ...stall, price: first }, fee, { ...tableRent, price: second }],
        });
        const chosen = choiceOf({ 1: stalls, 2: 1, 3: tables }, places + 1);
        const sum = costLines(show, chosen, []).reduce((whole, { total }) => whole + total, 0);
        expect(sum).toBe(cartTotal(addItems({}, itemsForShow(show, chosen))));
        expect(sum).toBe(choiceTotal(show, chosen));
      }),
    );
  });
});
