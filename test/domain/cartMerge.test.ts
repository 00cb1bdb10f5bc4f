import { fc } from '@test/support/properties';
import { describe, expect, it } from 'vitest';
import { addItems, changeCount, removeItem } from '@/domain/cart';
import { isSameLine, mergeCarts } from '@/domain/cartMerge';
import { cartTotal, positionsSum, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { cartOf, lineExample, productExample } from '@test/domain/examples';
import { cartOperation, randomCart } from '@test/domain/randomCarts';

const mandatory = { product: productExample({ mandatory: true }) };
const base = withTotals(
  cartOf(
    lineExample('a'),
    lineExample('a|1', { price: 300 }),
    lineExample('a|2', mandatory),
    lineExample('b'),
  ),
);
const keysOf = (cart: Cart) => Object.keys(cart).toSorted();
const operations = fc.array(cartOperation, { minLength: 1, maxLength: 5 });
const after = (cart: Cart, steps: ((cart: Cart) => Cart)[]) => steps.reduce((left, step) => step(left), cart);

describe('isSameLine', () => {
  const line = lineExample('a|1', { product: productExample(), earnedBy: [7], voucherCode: 'ALT' });

  it('ignores totals', () => {
    expect(isSameLine(line, { ...line, totalPrice: 7, product: productExample() })).toBe(true);
    expect(isSameLine(line, { ...line, earnedBy: [7] })).toBe(true);
    expect(isSameLine(undefined, undefined)).toBe(true);
  });

  it.each<Partial<CartItem>>([
    { id: 2 },
    { count: 2 },
    { price: 999 },
    { order: '202611221930' },
    { productType: 'option' },
    mandatory,
    { earnedBy: [7, 8] },
    { earnedBy: undefined },
    { voucherCode: 'NEU' },
    { voucherCode: undefined },
  ])('is false for a line that differs by %j', (change) => {
    expect(isSameLine(line, { ...line, ...change })).toBe(false);
    expect(isSameLine({ ...line, ...change }, line)).toBe(false);
  });

  it('compares lines without a product', () => {
    const { product: _, ...bare } = line;
    expect(isSameLine(bare, { ...bare })).toBe(true);
    expect(isSameLine(bare, { ...line, ...mandatory })).toBe(false);
    expect(isSameLine({ ...line, ...mandatory }, bare)).toBe(false);
  });

  it('is false if one line is missing', () => {
    expect(isSameLine(line, undefined)).toBe(false);
    expect(isSameLine(undefined, line)).toBe(false);
  });
});

describe('mergeCarts', () => {
  it('keeps the lines that either tab added', () => {
    const merged = mergeCarts(base, addItems(base, [lineExample('c')]), addItems(base, [lineExample('d')]));
    expect(keysOf(merged)).toEqual(['a', 'a|1', 'a|2', 'b', 'c', 'd']);
  });

  it('prefers my changes, then theirs', () => {
    const mine = changeCount(base, 'a', 5);
    const theirs = changeCount(changeCount(base, 'a', 2), 'b', 7);
    const merged = mergeCarts(base, mine, theirs);
    expect(merged['a']?.count).toBe(5);
    expect(merged['b']?.count).toBe(7);
  });

  it('takes their changes of a line whose count is unchanged', () => {
    const moved = withTotals({ ...base, b: { ...base['b']!, order: '202612241930' } });
    const mine = changeCount(base, 'a', 5);
    expect(mergeCarts(base, mine, moved)['b']?.order).toBe('202612241930');
    expect(mergeCarts(base, moved, mine)['b']?.order).toBe('202612241930');
  });

  it('removes what either tab removed', () => {
    expect(keysOf(mergeCarts(base, removeItem(base, 'b'), base))).toEqual(['a', 'a|1', 'a|2']);
    expect(keysOf(mergeCarts(base, base, removeItem(base, 'a')))).toEqual(['b']);
  });

  it('drops an add-on whose parent the other tab removed', () => {
    const mine = addItems(base, [lineExample('a|7')]);
    const theirs = removeItem(base, 'a');
    expect(keysOf(mergeCarts(base, mine, theirs))).toEqual(['b']);
    expect(keysOf(mergeCarts(base, theirs, mine))).toEqual(['b']);
  });

  it('keeps a mandatory add-on with a parent that I changed while they removed it', () => {
    const merged = mergeCarts(base, changeCount(base, 'a', 3), removeItem(base, 'a'));
    expect(keysOf(merged)).toEqual(['a', 'a|2', 'b']);
  });

  it('takes a shortcut with the same result if the store still contains the base', () => {
    fc.assert(
      fc.property(randomCart, operations, (cart, steps) => {
        const mine = after(cart, steps);
        const copied = Object.fromEntries(Object.entries(cart));
        expect(mergeCarts(cart, mine, cart)).toEqual(mergeCarts(cart, mine, copied));
      }),
    );
  });

  it('does not take inherited properties for lines', () => {
    expect(mergeCarts({}, {}, {})).toEqual({});
    const hostile = JSON.parse(`{"__proto__":${JSON.stringify(lineExample('a'))}}`) as Cart;
    expect(Object.keys(mergeCarts({}, hostile, hostile))).toEqual([]);
  });

  it('keeps all lines of any two tabs that only add', () => {
    const added = fc.uniqueArray(fc.constantFrom('c', 'd', 'e', 'f', 'a|3', 'a|4', 'b|5'));
    fc.assert(
      fc.property(added, added, (one, other) => {
        const mine = addItems(
          base,
          one.map((key) => lineExample(key)),
        );
        const theirs = addItems(
          base,
          other.map((key) => lineExample(key)),
        );
        const all = new Set([...Object.keys(base), ...one, ...other]);
        expect(keysOf(mergeCarts(base, mine, theirs))).toEqual([...all].toSorted());
      }),
    );
  });

  it('keeps every line over any interleaving of two synchronised tabs', () => {
    const steps = fc.array(
      fc.record({ isMine: fc.boolean(), key: fc.stringMatching(/^[a-z]{3}$/), follows: fc.boolean() }),
      { maxLength: 50 },
    );
    fc.assert(
      fc.property(steps, (interleaving) => {
        let stored: Cart = {};
        const tabs = { mine: { cart: stored, seen: stored }, theirs: { cart: stored, seen: stored } };
        for (const { isMine, key, follows } of interleaving) {
          const tab = isMine ? tabs.mine : tabs.theirs;
          tab.cart = addItems(tab.cart, [lineExample(key)]);
          if (follows) stored = tab.cart = tab.seen = mergeCarts(tab.seen, tab.cart, stored);
        }
        for (const tab of [tabs.mine, tabs.theirs]) stored = mergeCarts(tab.seen, tab.cart, stored);
        expect(keysOf(stored)).toEqual([...new Set(interleaving.map(({ key }) => key))].toSorted());
      }),
    );
  });

  it('is symmetric if the tabs changed different shows', () => {
    const rename = (cart: Cart, prefix: string) =>
      withTotals(
        Object.fromEntries(
          Object.entries(cart).map(([key, item]) => [
            prefix + key,
            // A code on both sides counts once.
            { ...item, key: prefix + key, voucherCode: item.voucherCode && prefix + item.voucherCode },
          ]),
        ),
      );
    fc.assert(
      fc.property(randomCart, randomCart, operations, operations, (one, other, myChanges, theirChanges) => {
        const left = rename(one, 'left-');
        const right = rename(other, 'right-');
        const start = { ...left, ...right };
        const mine = { ...rename(after(one, myChanges), 'left-'), ...right };
        const theirs = { ...left, ...rename(after(other, theirChanges), 'right-') };
        const merged = mergeCarts(start, mine, theirs);
        expect(mergeCarts(start, theirs, mine)).toEqual(merged);
        expect(keysOf(merged)).toEqual(
          [
            ...keysOf(rename(after(one, myChanges), 'left-')),
            ...keysOf(rename(after(other, theirChanges), 'right-')),
          ].toSorted(),
        );
      }),
      { numRuns: 500 },
    );
  });

  it('keeps totals correct, and changes nothing if one tab changed nothing', () => {
    fc.assert(
      fc.property(randomCart, operations, operations, (start, myChanges, theirChanges) => {
        const mine = after(start, myChanges);
        const theirs = after(start, theirChanges);
        const merged = mergeCarts(start, mine, theirs);
        expect(positionsSum(merged)).toBe(cartTotal(merged));
        expect(mergeCarts(start, mine, start)).toEqual(mine);
        expect(mergeCarts(start, start, theirs)).toEqual(theirs);
      }),
      { numRuns: 500 },
    );
  });
});
