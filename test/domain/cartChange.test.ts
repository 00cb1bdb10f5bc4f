import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { applyChange, changeBetween } from '@/domain/cartChange';
import { cartTotal, withTotals } from '@/domain/cartTotals';
import { cartOf, lineExample } from '@test/domain/examples';
import { cartOperation, randomCart } from '@test/domain/randomCarts';

const ticket = lineExample('a');
const snack = lineExample('a|1', { price: 300 });
const other = lineExample('b');
const cart = withTotals(cartOf(ticket, snack, other));

describe('changeBetween', () => {
  it('lists exactly the lines that were added, changed or removed', () => {
    const added = lineExample('c');
    const changed = { ...ticket, count: 2 };
    const after = withTotals(cartOf(changed, snack, added));
    expect(changeBetween(cart, after)).toEqual({ a: after['a'], b: null, c: after['c'] });
  });

  it('is empty between equal carts, and if only a total differs', () => {
    expect(changeBetween(cart, cart)).toEqual({});
    expect(changeBetween(cart, structuredClone(cart))).toEqual({});
    expect(changeBetween(cart, { ...cart, a: { ...ticket, totalPrice: 9999 } })).toEqual({});
  });

  it('turns one cart into the other', () => {
    fc.assert(
      fc.property(randomCart, cartOperation, (before, operation) => {
        const after = operation(before);
        const made = applyChange(before, changeBetween(before, after));
        expect(Object.keys(made).toSorted()).toEqual(Object.keys(after).toSorted());
        expect(changeBetween(made, after)).toEqual({});
      }),
      { numRuns: 200 },
    );
  });
});

describe('applyChange', () => {
  it('sets and removes lines and recomputes the totals', () => {
    const left = applyChange(cart, { a: { ...ticket, count: 3 }, b: null, c: lineExample('c') });
    expect(Object.keys(left).toSorted()).toEqual(['a', 'a|1', 'c']);
    expect(left['a']).toMatchObject({ count: 3, totalPrice: 3300 });
    expect(cartTotal(left)).toBe(4300);
  });

  it('removes the add-ons together with their show', () => {
    expect(Object.keys(applyChange(cart, { a: null }))).toEqual(['b']);
  });
});
