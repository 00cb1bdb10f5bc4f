import { describe, expect, it } from 'vitest';
import { maxStoredCartLength } from '@/shop/constants';
import { addItems } from '@/domain/cart';
import { itemsForShow } from '@/domain/cartItems';
import type { CartItem } from '@/domain/entities';
import { itemForGiftCard } from '@/domain/giftCards';
import { isDamaged, readChange, readStoredCart } from '@/domain/storedCart';
import { choiceOf, cartOf, filmShow, marketShow, productExample } from '@test/domain/examples';
import { plainChoice } from '@/domain/selection';

const popcorn = productExample({ purchaseProductId: 5 });
const [ticket, snack] = itemsForShow(filmShow({ showId: 1, products: [popcorn] }), choiceOf({ 5: 2 }));
const [stall] = itemsForShow(marketShow({ showId: 2 }), plainChoice);
const giftCard = itemForGiftCard(productExample({ purchaseProductId: 401 }), 1, 'k3y5x');
const cart = addItems({}, [ticket!, snack!, stall!, giftCard]);
const text = JSON.stringify(cart);
const stored = (...lines: CartItem[]) => JSON.stringify(cartOf(...lines));

describe('stored cart', () => {
  it('is restored with tickets, stalls, products and gift cards', () => {
    expect(readStoredCart(text)).toEqual(cart);
    expect(isDamaged(text, cart)).toBe(false);
  });

  it.each([null, undefined])('is undefined and undamaged if the store contains %s', (nothing) => {
    expect(readStoredCart(nothing)).toBeUndefined();
    expect(isDamaged(nothing, {})).toBe(false);
  });

  it.each(['null', '{}', '[]', '0', 'true'])('is empty if the store contains %s', (json) => {
    expect(readStoredCart(json)).toEqual({});
    expect(isDamaged(json, {})).toBe(false);
  });

  it('is empty and damaged if the text is truncated', () => {
    const cut = text.slice(0, -1);
    expect(readStoredCart(cut)).toEqual({});
    expect(isDamaged(cut, {})).toBe(true);
  });

  it('is a map of its lines, never a list', () => {
    const list = JSON.stringify([{ ...giftCard, key: '0' }]);
    expect(readStoredCart(list)).toEqual({});
    expect(isDamaged(list, {})).toBe(true);
  });

  it('is read up to the maximum length of a cart, and not beyond', () => {
    const longest = text.padEnd(maxStoredCartLength);
    expect(readStoredCart(longest)).toEqual(cart);
    expect(readStoredCart(`${longest} `)).toEqual({});
    expect(isDamaged(`${longest} `, {})).toBe(true);
  });

  it.each<[string, CartItem]>([
    ['a ticket without its show', { ...ticket!, show: undefined }],
    ['a ticket without its film', { ...ticket!, movie: undefined }],
    ['a ticket with a product alone', { ...ticket!, movie: undefined, product: giftCard.product }],
    ['a stall without its show', { ...stall!, show: undefined }],
    ['a stall without its event', { ...stall!, event: undefined }],
    ['a stall with a product alone', { ...stall!, event: undefined, product: giftCard.product }],
    ['a gift card without a product', { ...giftCard, product: undefined }],
    ['a ticket with `earnedBy`', { ...ticket!, earnedBy: [5] }],
  ])('loses %s, and is damaged', (_, line) => {
    const kept = { ...giftCard, key: 'other' };
    const read = readStoredCart(stored(line, kept));
    expect(Object.keys(read ?? {})).toEqual(['other']);
    expect(isDamaged(stored(line, kept), read ?? {})).toBe(true);
  });

  it('drops a line under the key of another', () => {
    expect(readStoredCart(JSON.stringify({ other: giftCard }))).toEqual({});
  });
});

describe('change from another tab', () => {
  it('is read as lines, and null for removed ones', () => {
    const change = { [stall!.key]: stall, [giftCard.key]: null };
    expect(readChange(structuredClone(change))).toEqual(change);
  });

  it('omits invalid lines and inherited keys', () => {
    const candidate: unknown = JSON.parse(
      `{"__proto__":null,"constructor":null,"":null,"a":7,"b":${JSON.stringify(giftCard)},"gone":null}`,
    );
    const read = readChange(candidate);
    expect(Object.keys(read)).toEqual(['gone']);
    expect(read['gone']).toBeNull();
  });

  it.each([undefined, null, 'text', 7, [null, giftCard]])('is empty for %j', (candidate) => {
    expect(readChange(candidate)).toEqual({});
  });
});
