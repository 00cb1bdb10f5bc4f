import { describe, expect, it } from 'vitest';
import { changeCount, hasFixedCount, removeItem } from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { withTotals } from '@/domain/cartTotals';
import { cartOf, lineExample, productExample, voucherExample } from '@test/domain/examples';

describe('a discount in the cart', () => {
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
    product: productExample({ purchaseProductId: 9 }),
  });
  const free = { ...discount, price: 0 };
  const cart = withTotals(cartOf(lineExample('a'), snack, drink, discount));

  it('is what lowers the price of its show, or answers its own id', () => {
    expect([discount, free].map(hasFixedCount)).toEqual([true, true]);
    expect([lineExample('a'), snack, lineExample('b', { price: -5 })].map(hasFixedCount)).toEqual([
      false,
      false,
      false,
    ]);
    expect(hasFixedCount(itemForVoucher(voucherExample(), 'k3y5x'))).toBe(true);
  });

  it.each([discount, free])('takes no other count, but goes', (line) => {
    const held = withTotals(cartOf(lineExample('a'), snack, line));
    expect(changeCount(held, 'a|9', 2)).toBe(held);
    expect(Object.keys(changeCount(held, 'a|9', 0))).toEqual(['a', 'a|1']);
  });

  it('stays as long as one product of its show names it', () => {
    const once = removeItem(cart, 'a|1');
    expect(Object.keys(once)).toEqual(['a', 'a|2', 'a|9']);
    expect(once['a']?.totalPrice).toBe(1000 + 600 - 200);
    expect(Object.keys(changeCount(once, 'a|2', 0))).toEqual(['a']);
  });

  it('is not held by a product of another show', () => {
    const two = withTotals({ ...cart, ...cartOf(lineExample('b'), { ...snack, key: 'b|1' }) });
    expect(Object.keys(removeItem(removeItem(two, 'a|1'), 'a|2'))).toEqual(['a', 'b', 'b|1']);
  });

  it('that names nothing is left alone', () => {
    const plain = { ...discount, discountPurchaseProductId: undefined };
    const held = withTotals(cartOf(lineExample('a'), snack, plain));
    expect(Object.keys(removeItem(held, 'a|1'))).toEqual(['a', 'a|9']);
  });
});
