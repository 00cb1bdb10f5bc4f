import { describe, expect, it } from 'vitest';
import { withTotals } from '@/domain/cartTotals';
import type { CartItem } from '@/domain/entities';
import { recheckedCart, type CodeResponse } from '@/domain/voucherRecheck';
import { cartOf, lineExample } from '@test/domain/examples';

const codeLine = (key: string, changes: Partial<CartItem> = {}) =>
  lineExample(key, {
    productType: 'voucheritem',
    id: 90,
    price: -500,
    voucherCode: 'HERBST',
    showId: 0,
    ...changes,
  });
const valid = (...items: CartItem[]): CodeResponse => ({ kind: 'valid', code: 'HERBST', items });
const ticket = lineExample('ticket');
const cart = withTotals(cartOf(ticket, codeLine('held')));

describe('redeemed code that is checked again', () => {
  it('is unchanged at the same value, under any key and name', () => {
    const same = codeLine('fresh', { voucherCode: 'herbst' });
    expect(recheckedCart(cart, [valid(same)])).toEqual({ cart, changes: [] });
    expect(recheckedCart(cart, [valid(same)]).cart).toBe(cart);
  });

  it('is removed if it is refused', () => {
    const refused = { kind: 'refused', code: 'HERBST', reason: 'Vorbei.' } as const;
    const { cart: left, changes } = recheckedCart(cart, [refused]);
    expect(Object.keys(left)).toEqual(['ticket']);
    expect(changes).toEqual([refused]);
  });

  it('takes its new value under its old key, with correct totals', () => {
    const { cart: changed, changes } = recheckedCart(cart, [
      valid(codeLine('fresh', { price: -300, count: 2 })),
    ]);
    expect(changes).toEqual([{ kind: 'changed', code: 'HERBST', worth: 600 }]);
    expect(Object.keys(changed)).toEqual(['ticket', 'held']);
    expect(changed.held).toMatchObject({ key: 'held', price: -300, count: 2, amount: 2, totalPrice: -600 });
  });

  it('adds new products and removes those that it no longer includes', () => {
    const gift = codeLine('gift', { id: 91, price: 0 });
    const { cart: more } = recheckedCart(cart, [valid(codeLine('fresh'), gift)]);
    expect(Object.keys(more)).toEqual(['ticket', 'held', 'gift']);
    const { cart: less, changes } = recheckedCart(more, [valid(codeLine('again'))]);
    expect(Object.keys(less)).toEqual(['ticket', 'held']);
    expect(changes).toEqual([{ kind: 'changed', code: 'HERBST', worth: 500 }]);
  });

  it('keeps each product under its own key, in any order of the response', () => {
    const gift = codeLine('gift', { id: 91, price: 0 });
    const both = withTotals(cartOf(ticket, codeLine('held'), gift));
    const dearer = codeLine('new', { price: -600 });
    const { cart: changed } = recheckedCart(both, [valid({ ...gift, key: 'other' }, dearer)]);
    expect(changed.held).toMatchObject({ id: 90, price: -600 });
    expect(changed.gift).toMatchObject({ id: 91, price: 0 });
    const { cart: more } = recheckedCart(cart, [valid(gift, codeLine('fresh'))]);
    expect(more).toEqual(both);
  });

  it('is changed even if its numbers are equal when concatenated', () => {
    const products = (price: number, id: number) => [
      codeLine('one', { id: 1, price }),
      codeLine('two', { id, price: 0 }),
    ];
    const before = withTotals(cartOf(ticket, ...products(-5, 23)));
    expect(recheckedCart(before, [valid(...products(-52, 3))]).changes).toEqual([
      { kind: 'changed', code: 'HERBST', worth: 52 },
    ]);
  });

  it('keeps the spelling in which it was redeemed', () => {
    const { cart: changed } = recheckedCart(cart, [
      valid(codeLine('fresh', { price: -1, voucherCode: 'ANDERS' })),
    ]);
    expect(changed.held?.voucherCode).toBe('HERBST');
  });

  it('is not restored if it was removed in the meantime', () => {
    const without = cartOf(ticket);
    expect(recheckedCart(without, [valid(codeLine('fresh'))])).toEqual({ cart: without, changes: [] });
    expect(recheckedCart(without, [{ kind: 'refused', code: 'HERBST' }])).toEqual({
      cart: without,
      changes: [],
    });
  });
});
