import { describe, expect, it } from 'vitest';
import { addItems, changeCount, hasFixedCount, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { mergeCarts } from '@/domain/cartMerge';
import { cartTotal, positionsSum, withTotals } from '@/domain/cartTotals';
import type { CartItem } from '@/domain/entities';
import { isDamaged, readStoredCart } from '@/domain/storedCart';
import { cartOf, lineExample, productExample, voucherExample } from '@test/domain/examples';
import { filmTicket, popcorn } from '@test/support/carts';

const snack = lineExample('a|1', {
  price: 300,
  count: 2,
  discountPurchaseProductId: 9,
  product: productExample(),
});
const drink = { ...snack, key: 'a|2' };
const discount = lineExample('a|9', {
  price: -200,
  discountPurchaseProductId: 9,
  earnedBy: [9],
  product: productExample({ purchaseProductId: 9 }),
});
const gift = { ...discount, price: 0 };
const earned = { ...popcorn, key: `${filmTicket.key}|9`, price: -200, earnedBy: [9] };

describe('discount line', () => {
  const cart = withTotals(cartOf(lineExample('a'), snack, drink, discount));

  it('is the returned product, whatever its price', () => {
    const surcharge = { ...discount, price: 50, earnedBy: [44] };
    expect([discount, gift, surcharge].map(hasFixedCount)).toEqual([true, true, true]);
    expect(hasFixedCount(itemForVoucher(voucherExample(), 'k3y5x'))).toBe(true);
  });

  it('is not a chosen product that names itself or has a negative price', () => {
    const itself = { ...snack, product: productExample({ purchaseProductId: 9 }) };
    const cheaper = { ...snack, price: -100 };
    const chosen = [lineExample('a'), snack, itself, cheaper, lineExample('b', { earnedBy: [9] })];
    expect(chosen.map(hasFixedCount)).toEqual([false, false, false, false, false]);
    const held = withTotals(cartOf(lineExample('a'), cheaper, { ...itself, key: 'a|9' }));
    expect(changeCount(held, 'a|1', 5)['a|1']?.count).toBe(5);
    expect(Object.keys(removeItem(held, 'a|9'))).toEqual(['a', 'a|1']);
  });

  it.each([discount, gift])('refuses other counts, but can be removed', (line) => {
    const held = withTotals(cartOf(lineExample('a'), snack, line));
    expect(changeCount(held, 'a|9', 2)).toBe(held);
    expect(Object.keys(changeCount(held, 'a|9', 0))).toEqual(['a', 'a|1']);
  });

  it('remains while one product of its show names it', () => {
    const once = removeItem(cart, 'a|1');
    expect(Object.keys(once)).toEqual(['a', 'a|2', 'a|9']);
    expect(once['a']?.totalPrice).toBe(1000 + 600 - 200);
    expect(Object.keys(changeCount(once, 'a|2', 0))).toEqual(['a']);
  });

  it('remains while one of the ids that earned it is named', () => {
    const other = { ...drink, discountPurchaseProductId: 8 };
    const held = withTotals(cartOf(lineExample('a'), snack, other, { ...discount, earnedBy: [9, 8] }));
    const once = removeItem(held, 'a|1');
    expect(Object.keys(once)).toEqual(['a', 'a|2', 'a|9']);
    expect(Object.keys(removeItem(once, 'a|2'))).toEqual(['a']);
  });

  it('does not remain for a product of another show', () => {
    const two = withTotals({ ...cart, ...cartOf(lineExample('b'), { ...snack, key: 'b|1' }) });
    expect(Object.keys(removeItem(removeItem(two, 'a|1'), 'a|2'))).toEqual(['a', 'b', 'b|1']);
  });

  it('remains when a line of another show is removed', () => {
    const unnamed = { ...discount, key: 'b|9' };
    const two = withTotals({ ...cart, ...cartOf(lineExample('b'), unnamed) });
    expect(Object.keys(removeItem(two, 'a|1'))).toContain('b|9');
    expect(Object.keys(removeItem(two, 'a'))).toEqual(['b', 'b|9']);
  });
});

describe('discount that is no longer earned', () => {
  const cart = withTotals(cartOf(lineExample('a'), snack, discount));

  it('is dropped if one tab removed what earned it, whatever another tab added', () => {
    const mine = removeItem(cart, 'a|1');
    const theirs = addItems(cart, [snack, { ...discount, price: -400 }]);
    expect(Object.keys(theirs)).toHaveLength(4);
    expect(Object.keys(mergeCarts(cart, mine, theirs))).toEqual(['a']);
    expect(Object.keys(mergeCarts(cart, cart, theirs))).toHaveLength(4);
  });

  it('is dropped from a stored cart if the line that earned it is invalid', () => {
    const showLines = cartOf(filmTicket, { ...popcorn, discountPurchaseProductId: 9 }, earned);
    expect(Object.keys(readStoredCart(JSON.stringify(showLines))!)).toHaveLength(3);
    const stored = JSON.stringify({ ...showLines, [popcorn.key]: { ...popcorn, count: 'viele' } });
    const read = readStoredCart(stored)!;
    expect(Object.keys(read)).toEqual([filmTicket.key]);
    expect(isDamaged(stored, read)).toBe(true);
  });
});

describe('discount that is added again', () => {
  const bigger = { ...discount, price: -400, earnedBy: [7] };
  const chosen: CartItem = { ...snack, key: 'a|9', product: discount.product, price: 500, count: 3 };
  const add = (...additions: CartItem[][]) => additions.reduce(addItems, {});
  const prices = (cart: Record<string, CartItem>) =>
    Object.values(cart)
      .filter(({ key }) => key !== 'a')
      .map(({ count, price }) => [count, price]);

  it('raises its line at the same price, and merges the ids that earned it', () => {
    const cart = add([lineExample('a'), discount], [lineExample('a'), { ...discount, earnedBy: [7, 9] }]);
    expect(cart['a|9']).toMatchObject({ count: 2, price: -200, earnedBy: [9, 7] });
    expect(Object.keys(cart)).toHaveLength(2);
  });

  it('becomes a separate line at another price', () => {
    const cart = add([lineExample('a'), discount], [lineExample('a'), bigger]);
    expect(prices(cart)).toEqual([
      [1, -200],
      [1, -400],
    ]);
    expect(cart['a']?.totalPrice).toBe(2000 - 600);
    const more = addItems(addItems(cart, [bigger]), [discount]);
    expect(prices(more)).toEqual([
      [2, -200],
      [2, -400],
    ]);
  });

  it.each([
    ['before', [chosen], [discount]],
    ['after', [discount], [chosen]],
  ])('is separate from the same product that was chosen %s it', (_, first, second) => {
    const cart = add([lineExample('a'), ...first], second);
    const sorted = prices(cart).toSorted(([one = 0], [other = 0]) => one - other);
    expect(sorted).toEqual([
      [1, -200],
      [3, 500],
    ]);
    const again = addItems(cart, [chosen, discount]);
    expect(Object.keys(again)).toEqual(Object.keys(cart));
    expect(positionsSum(again)).toBe(1000 + 2 * (1500 - 200));
    expect(cartTotal(again)).toBe(positionsSum(again));
  });

  it('raises its own line even after the line of the chosen product was removed', () => {
    const cart = removeItem(add([lineExample('a'), snack, chosen, discount]), 'a|9');
    expect(prices(addItems(cart, [discount]))).toEqual([
      [2, 300],
      [2, -200],
    ]);
  });

  it('is removed with its show, under either key', () => {
    expect(removeItem(add([lineExample('a'), discount, bigger, chosen]), 'a')).toEqual({});
  });
});
