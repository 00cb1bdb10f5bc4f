import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { maxQuantity } from '@/shop/constants';
import { addItems, removeItem, sortedItems } from '@/domain/cart';
import { isAddOnKey, parentKeyOf, plainKey } from '@/domain/cartKeys';
import { withoutOrdered } from '@/domain/cartRemoval';
import { cartTotal, positionsSum, withTotals } from '@/domain/cartTotals';
import type { Cart } from '@/domain/entities';
import { cartOperation, randomCart } from '@test/domain/randomCarts';

/** An independent sum of the lines, as BigInt. */
function worthOf(cart: Cart): bigint {
  const sum = Object.values(cart).reduce(
    (total, item) => total + BigInt(item.count) * BigInt(item.price),
    0n,
  );
  return sum < 0n ? 0n : sum;
}

describe('after any operations of a visitor', () => {
  it('the total, the sum of the positions and an independent sum agree (10,000 carts)', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        expect(BigInt(cartTotal(cart))).toBe(worthOf(cart));
        expect(positionsSum(cart)).toBe(cartTotal(cart));
      }),
      { numRuns: 10_000 },
    );
  });

  it('each parent’s total includes its add-ons, and no add-on is without its parent', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        for (const [key, item] of Object.entries(cart)) {
          const own = Object.entries(cart).filter(([other]) => other === key || parentKeyOf(other) === key);
          expect(BigInt(item.totalPrice)).toBe(
            own.reduce((sum, [, line]) => sum + BigInt(line.count) * BigInt(line.price), 0n),
          );
          expect(cart).toHaveProperty([parentKeyOf(key)]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('counts are whole numbers from 1 to 600, equal to the amount', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        for (const { count, amount } of Object.values(cart)) {
          expect(Number.isInteger(count) && count >= 1 && count <= 600).toBe(true);
          expect(amount).toBe(count);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('parents precede their add-ons, and voucher items are last', () => {
    fc.assert(
      fc.property(randomCart, (cart) => {
        const items = sortedItems(cart);
        expect(items).toHaveLength(Object.keys(cart).length);
        let parent = '';
        for (const { key } of items) {
          if (isAddOnKey(key)) expect(parentKeyOf(key)).toBe(parent);
          else parent = key;
        }
        const firstVoucher = items.findIndex((item) => item.productType === 'voucheritem');
        const afterwards = firstVoucher < 0 ? [] : items.slice(firstVoucher);
        expect(afterwards.every((item) => item.productType === 'voucheritem')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('removing a parent removes its add-ons and keeps every other line', () => {
    fc.assert(
      fc.property(randomCart, fc.nat(), (cart, choice) => {
        const parents = Object.keys(cart).filter((key) => !isAddOnKey(key));
        const parent = parents[choice % parents.length];
        if (parent === undefined) return;
        const left = removeItem(cart, parent);
        const others = Object.keys(cart).filter((key) => parentKeyOf(key) !== parent);
        expect(Object.keys(left).toSorted()).toEqual(others.toSorted());
      }),
      { numRuns: 1000 },
    );
  });

  it('a paid order takes exactly what was ordered, whatever was added to it or removed since', () => {
    const counts = (cart: Cart) =>
      Object.values(cart)
        .map(({ key, price, count }) => [plainKey(key), price, count].join())
        .toSorted();
    fc.assert(
      fc.property(randomCart, randomCart, fc.array(cartOperation), (ordered, later, operations) => {
        const both = addItems(ordered, Object.values(later));
        const isFull = Object.values(both).some(({ count }) => count === maxQuantity);
        if (!isFull) expect(counts(withoutOrdered(both, ordered))).toEqual(counts(later));

        const changed = operations.reduce((cart, operation) => operation(cart), both);
        const left = withoutOrdered(changed, ordered);
        expect(withTotals(left)).toBe(left);
        for (const [key, { count }] of Object.entries(left)) {
          expect(count).toBeGreaterThan(0);
          expect(count).toBeLessThanOrEqual(changed[key]!.count);
          expect(left).toHaveProperty([parentKeyOf(key)]);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('the previous cart is not mutated', () => {
    fc.assert(
      fc.property(randomCart, cartOperation, (cart, operation) => {
        const before = JSON.stringify(cart);
        operation(cart);
        expect(JSON.stringify(cart)).toBe(before);
      }),
    );
  });
});
