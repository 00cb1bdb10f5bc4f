import { describe, expect, it } from 'vitest';
import {
  addItems,
  changeCount,
  entryCount,
  hasFixedCount,
  hasMarketStall,
  hasPastShow,
  isEmptyCart,
  removeItem,
  sortedItems,
  withoutUnearned,
} from '@/domain/cart';
import { itemForVoucher } from '@/domain/cartItems';
import { withoutOrdered } from '@/domain/cartRemoval';
import { cartTotal, codeWorth, positionsSum, withTotals } from '@/domain/cartTotals';
import type { Cart, CartItem } from '@/domain/entities';
import { cartOf, eventExample, lineExample, productExample, voucherExample } from '@test/domain/examples';

const mandatory = { product: productExample({ mandatory: true }) };
const earned = { product: productExample(), price: -200, earnedBy: [44] };

describe('addItems', () => {
  it('raises the count of an existing line, at most to 600, and takes the newer price', () => {
    const cart = addItems({}, [lineExample('a', { count: 599, price: 100 })]);
    const once = addItems(cart, [lineExample('a', { count: 1, price: 120 })]);
    expect(once['a']).toMatchObject({ count: 600, amount: 600, price: 120, totalPrice: 72_000 });
    expect(addItems(once, [lineExample('a', { count: 5 })])['a']?.count).toBe(600);
  });

  it('keeps a chosen product apart from a discount of the same product', () => {
    const discount = lineExample('a|5', earned);
    const chosen = lineExample('a|5', { product: productExample(), price: 490 });
    const cart = addItems({}, [lineExample('a'), discount, chosen, chosen]);
    expect(Object.values(cart).map(({ key, count, price }) => [key, count, price])).toEqual([
      ['a', 1, 1000],
      ['a|5', 1, -200],
      ['a|5|chosen', 2, 490],
    ]);
  });

  it.each([0, -1, 0.5, NaN, Infinity])('refuses a line with count %d', (count) => {
    expect(addItems({}, [lineExample('a', { count })])).toEqual({});
  });

  it.each(['__proto__', 'constructor', 'toString', 'prototype', '', 'x'.repeat(201)])(
    'refuses the key %j',
    (key) => {
      const cart = addItems({}, [lineExample(key)]);
      expect(Object.keys(cart)).toEqual([]);
      expect(Object.getPrototypeOf(cart)).toBe(Object.prototype);
    },
  );
});

describe('changeCount', () => {
  const cart = withTotals(
    cartOf(
      lineExample('a', { price: 1000 }),
      lineExample('a|1', { price: 300, count: 2 }),
      lineExample('a|2', { price: 50, ...mandatory }),
    ),
  );

  it('updates the total of the parent', () => {
    expect(cart['a']?.totalPrice).toBe(1650);
    expect(changeCount(cart, 'a|1', 5)['a']?.totalPrice).toBe(2550);
    expect(changeCount(cart, 'a', 2)['a']?.totalPrice).toBe(2650);
    expect(changeCount(cart, 'a|1', 1000)['a|1']?.count).toBe(600);
  });

  it('removes a line at 0, except a mandatory product', () => {
    expect(Object.keys(changeCount(cart, 'a|1', 0))).toEqual(['a', 'a|2']);
    expect(changeCount(cart, 'a', 0)).toEqual({});
    expect(changeCount(cart, 'a|2', 0)).toBe(cart);
    const alone = withTotals(cartOf(lineExample('v', mandatory)));
    expect(changeCount(alone, 'v', 0)).toBe(alone);
  });

  it('allows removing a redeemed code, not multiplying it', () => {
    const redeemed = withTotals(
      cartOf(lineExample('v1', { productType: 'voucheritem', price: -1000, voucherCode: 'CODE' })),
    );
    expect(changeCount(redeemed, 'v1', 2)).toBe(redeemed);
    expect(changeCount(redeemed, 'v1', 0)).toEqual({});
  });

  it('returns the same cart if the count is unchanged', () => {
    expect(changeCount(cart, 'a|1', 2)).toBe(cart);
    const full = changeCount(cart, 'a|1', 600);
    expect(changeCount(full, 'a|1', 1000)).toBe(full);
  });

  it.each([NaN, -3, 0.5, Infinity])('leaves the cart unchanged for %d', (count) => {
    expect(changeCount(cart, 'a', count)).toBe(cart);
  });

  it.each(['unknown', '__proto__', 'toString'])('leaves the cart unchanged for the key %s', (key) => {
    expect(changeCount(cart, key, 3)).toBe(cart);
    expect(removeItem(cart, key)).toBe(cart);
  });

  it('does not change lines of other shows', () => {
    const two = addItems(cart, [lineExample('b')]);
    expect(changeCount(two, 'a', 3)['b']).toBe(two['b']);
  });
});

describe('removeItem', () => {
  it('subtracts an add-on from its parent’s total, and removes a mandatory one only with its parent or if told so', () => {
    const cart = withTotals(
      cartOf(
        lineExample('a'),
        lineExample('a|1', { price: 300 }),
        lineExample('a|2', { price: 50, ...mandatory }),
      ),
    );
    expect(removeItem(cart, 'a|1')['a']?.totalPrice).toBe(1050);
    expect(removeItem(cart, 'a|2')).toBe(cart);
    expect(removeItem(cart, 'a|2', true)['a']?.totalPrice).toBe(1300);
    expect(removeItem(cart, 'a')).toEqual({});
  });

  it('does not remove a line whose key only starts alike', () => {
    const cart = withTotals(cartOf(lineExample('show-1'), lineExample('show-12'), lineExample('show-12|1')));
    expect(Object.keys(removeItem(cart, 'show-1'))).toEqual(['show-12', 'show-12|1']);
  });
});

describe('withTotals', () => {
  it('corrects orphans, wrong keys and totals of a restored cart', () => {
    const restored = {
      ...cartOf(lineExample('a', { totalPrice: 1, amount: 9 }), lineExample('gone|1')),
      b: lineExample('other', { count: 2 }),
    };
    const cart = withTotals(restored);
    expect(Object.keys(cart)).toEqual(['a', 'b']);
    expect(cart['a']).toMatchObject({ totalPrice: 1000, amount: 1 });
    expect(cart['b']).toMatchObject({ key: 'b', totalPrice: 2000, amount: 2 });
  });

  it('ignores the key that a line states', () => {
    const lying = lineExample('other', { totalPrice: 1000 });
    expect(withTotals({ b: lying })).toEqual({ b: { ...lying, key: 'b' } });
  });

  it('drops unsafe keys of parsed JSON', () => {
    const line = JSON.stringify(lineExample('a'));
    const stored = JSON.parse(
      `{"__proto__":${line},"constructor|1":${line},"constructor":${line},"a":${line}}`,
    ) as Cart;
    expect(Object.keys(withTotals(stored))).toEqual(['a']);
  });

  it('keeps the identity of correct lines', () => {
    const cart = withTotals(cartOf(lineExample('a'), lineExample('a|1')));
    const again = withTotals(cart);
    expect(again['a']).toBe(cart['a']);
    expect(again['a|1']).toBe(cart['a|1']);
    expect(again).toBe(cart);
  });
});

it('cartTotal and positionsSum are never negative', () => {
  const cart = addItems({}, [
    lineExample('a', { price: 300 }),
    itemForVoucher(voucherExample({ price: -500 }), 'vwxyz'),
  ]);
  expect(cartTotal(cart)).toBe(0);
  expect(positionsSum(cart)).toBe(0);
});

it('codeWorth is what of the codes counts for the goods, after discounts, and what exceeds them', () => {
  const code = (price: number) => itemForVoucher(voucherExample({ price }), `code${price}`);
  const goods = [lineExample('a', { price: 600 }), lineExample('a|1', { price: -100, earnedBy: [1] })];
  const worth = (...codes: number[]) => codeWorth(addItems({}, [...goods, ...codes.map(code)]));
  expect(worth()).toEqual({ counted: 0, left: 0 });
  expect(worth(-300, -200)).toEqual({ counted: 500, left: 0 });
  expect(worth(-300, -700)).toEqual({ counted: 500, left: 500 });
  expect(codeWorth(cartOf(code(-300), goods[1]!))).toEqual({ counted: 0, left: 300 });
});

describe('hasFixedCount', () => {
  const kept = { product: productExample() };

  it.each<[boolean, string, CartItem]>([
    [true, 'a redeemed code', itemForVoucher(voucherExample(), 'vwxyz')],
    [true, 'a discount', lineExample('a|9', earned)],
    [false, 'a chosen add-on', lineExample('a|9', kept)],
    [false, 'a ticket', lineExample('a')],
    [false, 'a gift card', lineExample('gift', { ...kept, productType: 'voucher' })],
    [false, 'a line with `earnedBy` that is no add-on', lineExample('a', earned)],
    [false, 'an add-on without a product', lineExample('a|9', { earnedBy: [44] })],
  ])('is %s for %s', (expected, _, line) => {
    expect(hasFixedCount(line)).toBe(expected);
  });
});

describe('hasMarketStall', () => {
  it('is true for a cart with a line of a flea market', () => {
    const stall = lineExample('b', { event: eventExample() });
    const car = lineExample('c', { event: eventExample({ eventType: 'automarkt' }) });
    expect(hasMarketStall(cartOf(lineExample('a'), stall))).toBe(true);
    expect(hasMarketStall(cartOf(lineExample('a'), car))).toBe(false);
    expect(hasMarketStall({})).toBe(false);
  });
});

describe('withoutUnearned', () => {
  const naming = { product: productExample(), discountPurchaseProductId: 44 };
  const show = (key: string, ...addOns: CartItem[]) => [lineExample(key), ...addOns];
  const cart = cartOf(
    ...show('a', lineExample('a|5', naming), lineExample('a|9', earned)),
    ...show('b', lineExample('b|9', earned)),
    ...show('c', lineExample('c|9', earned)),
  );

  it('drops a discount that its own show does not earn, even if another show does', () => {
    expect(Object.keys(withoutUnearned(cart, ['a|5', 'b|5']))).toEqual(['a', 'a|5', 'a|9', 'b', 'c', 'c|9']);
  });

  it('returns the same cart if it contains no discount', () => {
    const plain = cartOf(...show('a', lineExample('a|5', naming)));
    expect(withoutUnearned(plain, ['a|5'])).toBe(plain);
  });
});

it('entryCount counts lines without their add-ons', () => {
  const cart = addItems({}, [
    lineExample('a'),
    lineExample('a|1'),
    itemForVoucher(voucherExample(), 'vwxyz'),
  ]);
  expect(entryCount(cart)).toBe(2);
  expect(entryCount({})).toBe(0);
  expect(isEmptyCart(cart)).toBe(false);
  expect(isEmptyCart({})).toBe(true);
});

it('sortedItems sorts by start, then by key, gift cards before redeemed codes', () => {
  const cart = addItems({}, [
    itemForVoucher(voucherExample(), 'aaaaa'),
    lineExample('gift', { productType: 'voucher', order: 'ZZZZZZZZ', id: 95 }),
    lineExample('small', { productType: 'voucher', order: 'ZZZZZZZZ', id: 94 }),
    lineExample('z', { order: '202611211930' }),
    lineExample('b', { order: '202701010000' }),
    lineExample('y', { order: '202611211930', id: 9 }),
    lineExample('z|10'),
    lineExample('z|9', { order: '000000000000' }),
  ]);
  expect(sortedItems(cart).map((item) => item.key)).toEqual([
    'y',
    'z',
    'z|9',
    'z|10',
    'b',
    'small',
    'gift',
    'aaaaa',
  ]);
});

it('sortedItems sorts gift cards by product and codes by product and code, whatever their random keys', () => {
  const giftOf = (key: string, purchaseProductId: number) =>
    lineExample(key, {
      productType: 'voucher',
      order: 'ZZZZZZZZ',
      product: productExample({ purchaseProductId }),
    });
  const codeOf = (key: string, voucherCode: string) => itemForVoucher(voucherExample({ voucherCode }), key);
  const twoOrders = [
    ['aaaaa', 'bbbbb', 'ccccc', 'ddddd', 'eeeee'],
    ['eeeee', 'ddddd', 'ccccc', 'bbbbb', 'aaaaa'],
  ].map((keys) => {
    const cart = addItems({}, [
      codeOf(keys[0]!, 'WINTER'),
      giftOf(keys[1]!, 9),
      codeOf(keys[2]!, 'HERBST'),
      giftOf(keys[3]!, 10),
      giftOf(keys[4]!, 8),
    ]);
    return sortedItems(cart).map(({ voucherCode, product }) => voucherCode ?? product?.purchaseProductId);
  });
  expect(twoOrders).toEqual([
    [8, 9, 10, 'HERBST', 'WINTER'],
    [8, 9, 10, 'HERBST', 'WINTER'],
  ]);
});

it('hasPastShow finds a past show in any line, but not a show of tonight', () => {
  const tonight = { showId: 1, date: '21.11.2026', time: '19:30' };
  const cart = cartOf(lineExample('a'), lineExample('b', { show: tonight }));
  expect(hasPastShow(cart, Date.parse('2026-11-21T08:00:00+01:00'))).toBe(false);
  expect(hasPastShow(cart, Date.parse('2026-11-22T08:00:00+01:00'))).toBe(true);
  expect(hasPastShow({}, Date.parse('2026-11-22T08:00:00+01:00'))).toBe(false);
});

describe('withoutOrdered', () => {
  const five = (count: number) => lineExample('a|5', { count, ...mandatory });

  it('removes an ordered show of which nothing is left with all its add-ons, and keeps lines added later', () => {
    const cart = cartOf(lineExample('a'), five(1), lineExample('a|6'), lineExample('b'));
    const ordered = cartOf(lineExample('a', { count: 2 }), five(1));
    expect(withoutOrdered(cart, ordered)).toEqual(withTotals(cartOf(lineExample('b'))));
    expect(withoutOrdered(cart, {})).toEqual(withTotals(cart));
  });

  it('keeps what was added to an ordered line later, with its mandatory add-ons and only the discounts that it earns', () => {
    const earning = { discountPurchaseProductId: 44, product: productExample() };
    const lines = (count: number) => [lineExample('a', { count }), five(count)];
    const snack = lineExample('a|6', earning);
    const discount = lineExample('a|7', earned);
    const ordered = cartOf(...lines(1), snack, discount, lineExample('code', { productType: 'voucheritem' }));
    const left = (...now: CartItem[]) => withoutOrdered(cartOf(...now), ordered);
    const two = withTotals(cartOf(...lines(2)));
    expect(left(...lines(3), snack, discount)).toEqual(two);
    expect(left(...lines(3), snack, { ...discount, count: 2 })).toEqual(two);
    // Without it the rest could not be ordered.
    expect(left(lineExample('a', { count: 3 }), five(1))).toEqual(
      withTotals(cartOf(lineExample('a', { count: 2 }), five(1))),
    );
    const codes = ['code', 'other'].map((key) => lineExample(key, { productType: 'voucheritem' }));
    expect(Object.keys(left(lineExample('b'), ...codes))).toEqual(['b', 'other']);
  });
});
