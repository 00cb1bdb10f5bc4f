import { describe, expect, it } from 'vitest';
import { addItems, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { restoreLines, removedLines, undoableLine } from '@/domain/cartRemoval';
import type { Cart } from '@/domain/entities';
import { lineExample, voucherExample } from '@test/domain/examples';

const earned = lineExample('a|1', { price: -200, earnedBy: [7], product: undefined });
const discount = {
  ...earned,
  product: { ...itemForVoucher(voucherExample(), 'x').product!, purchaseProductId: 1 },
};
const cart = addItems({}, [
  lineExample('a'),
  lineExample('a|9', { discountPurchaseProductId: 7 }),
  discount,
  lineExample('b'),
  itemForVoucher(voucherExample({ voucherCode: 'HERBST' }), 'vwxyz'),
]);

function removed(key: string): { left: Cart; taken: Cart } {
  const left = removeItem(cart, key);
  return { left, taken: removedLines(cart, left) };
}

describe('removal that can be undone', () => {
  it.each([
    ['a show', 'a', 'a', 3],
    ['an add-on with its discount, which sorts first', 'a|9', 'a|9', 2],
    ['a discount alone', 'a|1', 'a|1', 1],
    ['a redeemed code', 'vwxyz', 'vwxyz', 1],
  ])('names the removed line and restores the cart: %s', (_, key, line, lines) => {
    const { left, taken } = removed(key);
    expect(undoableLine(left, taken)?.key).toBe(line);
    expect(Object.keys(taken)).toHaveLength(lines);
    expect(restoreLines(left, taken)).toEqual(cart);
  });
});

describe('removal that cannot be undone', () => {
  it('has lines that were added again', () => {
    expect(undoableLine(cart, removed('b').taken)).toBeUndefined();
  });

  it('is a show that was added again without its add-ons', () => {
    const { left, taken } = removed('a');
    expect(undoableLine(addItems(left, [lineExample('a')]), taken)).toBeUndefined();
  });

  it('is an add-on whose show is gone', () => {
    const { left, taken } = removed('a|9');
    expect(undoableLine(removeItem(left, 'a'), taken)).toBeUndefined();
    expect(restoreLines(removeItem(left, 'a'), taken)).toEqual(removeItem(left, 'a'));
  });

  it('is a code that was redeemed again, in any spelling', () => {
    const { left, taken } = removed('vwxyz');
    const again = addItems(left, [itemForVoucher(voucherExample({ voucherCode: ' herbst' }), 'other')]);
    expect(undoableLine(again, taken)).toBeUndefined();
    expect(restoreLines(again, taken)).toEqual(again);
  });
});
