import { describe, expect, it } from 'vitest';
import { applyChange } from '@/domain/cartChange';
import { mergeCarts } from '@/domain/cartMerge';
import type { CartItem } from '@/domain/entities';
import {
  mergeEqualItems,
  isRedeemed,
  redeemedCodes,
  withoutLoneCodes,
  withoutRepeatedCodes,
} from '@/domain/voucherCodes';
import { cartOf, lineExample, voucherExample } from '@test/domain/examples';

const codeLine = (key: string, voucherCode: string, changes: Partial<CartItem> = {}) =>
  lineExample(key, { productType: 'voucheritem', id: 90, price: -500, voucherCode, showId: 0, ...changes });
const ticket = lineExample('ticket');

describe('redeemed code', () => {
  it.each(['HERBST', ' herbst ', 'Herbst\u200B', 'HER-BST', 'her bst', 'ＨＥＲＢＳＴ'])(
    'is found in any spelling: „%s“',
    (typed) => {
      expect(isRedeemed(cartOf(codeLine('a', 'HERBST')), typed)).toBe(true);
      expect(isRedeemed(cartOf(ticket), typed)).toBe(false);
    },
  );

  it('is listed once, however many lines it has', () => {
    const cart = cartOf(
      ticket,
      codeLine('a', 'HERBST'),
      codeLine('b', 'herbst', { id: 91 }),
      codeLine('c', 'MAI'),
    );
    expect(redeemedCodes(cart)).toEqual(['HERBST', 'MAI']);
  });

  it('is not listed for lines without a code or of another type', () => {
    const damaged = lineExample('a', { productType: 'voucheritem' });
    expect(redeemedCodes(cartOf(damaged, { ...ticket, voucherCode: 'HERBST' }))).toEqual([]);
  });
});

describe('code that two tabs redeemed concurrently', () => {
  it('counts once, in the line that every tab keeps', () => {
    const [mine, theirs] = [codeLine('zzzzz', 'HERBST'), codeLine('aaaaa', 'herbst')];
    expect(Object.keys(withoutRepeatedCodes(cartOf(mine, ticket, theirs)))).toEqual(['ticket', 'aaaaa']);
    const base = cartOf(ticket);
    const [inMine, inTheirs] = [cartOf(ticket, mine), cartOf(ticket, theirs)];
    const merged = mergeCarts(base, inMine, inTheirs);
    expect(Object.keys(merged).toSorted()).toEqual(['aaaaa', 'ticket']);
    expect(mergeCarts(base, inTheirs, inMine)).toEqual(merged);
    expect(applyChange(inMine, { aaaaa: theirs })).toEqual(applyChange(inTheirs, { zzzzz: mine }));
  });

  it('keeps different products of one code, and lines without a code', () => {
    const cart = cartOf(
      codeLine('a', 'HERBST'),
      codeLine('b', 'HERBST', { id: 91 }),
      codeLine('c', 'HERBST', { price: -200 }),
      codeLine('d', 'MAI'),
      lineExample('e', { productType: 'voucheritem' }),
      lineExample('f', { productType: 'voucheritem' }),
    );
    expect(withoutRepeatedCodes(cart)).toBe(cart);
  });
});

describe('mergeEqualItems', () => {
  const five = voucherExample({ purchaseProductId: 90, price: -500, count: 1 });
  const others = [
    { ...five, purchaseProductId: 91 },
    { ...five, price: -200 },
    { ...five, voucherCode: 'MAI' },
  ];

  it('adds the counts of equal items and keeps others', () => {
    expect(mergeEqualItems([five, ...others, { ...five, count: 2 }])).toEqual([
      { ...five, count: 3 },
      ...others,
    ]);
  });
});

describe('cart with codes only', () => {
  it('becomes empty', () => {
    expect(withoutLoneCodes(cartOf(codeLine('a', 'HERBST'), codeLine('b', 'MAI')))).toEqual({});
  });

  it('is kept with any other line, even a gift card', () => {
    const cart = cartOf(codeLine('a', 'HERBST'), lineExample('b', { productType: 'voucher', showId: 0 }));
    expect(withoutLoneCodes(cart)).toBe(cart);
    const empty = cartOf();
    expect(withoutLoneCodes(empty)).toBe(empty);
  });
});
