import { describe, expect, it } from 'vitest';
import { giftCardsTotal, itemsForGiftCards, offeredGiftCards } from '@/domain/giftCards';
import { cartOf, productExample } from '@test/domain/examples';

const small = productExample({ purchaseProductId: 1, productName: 'Klein', price: 2000, sortPosition: 1 });
const large = productExample({ purchaseProductId: 2, productName: 'Groß', price: 5000, sortPosition: 2 });
const newKey = (length: number) => 'x'.repeat(length);

describe('offeredGiftCards', () => {
  it('sorts by position and lists each once', () => {
    expect(offeredGiftCards([large, small, { ...large, price: 1 }])).toEqual([small, large]);
  });

  it.each([0, -500])('omits those at a price of %i', (price) => {
    expect(offeredGiftCards([{ ...small, price }])).toEqual([]);
  });
});

describe('giftCardsTotal', () => {
  it('counts only what is on sale', () => {
    expect(giftCardsTotal([small, large], { 1: 2, 2: 1, 3: 9 })).toBe(9000);
  });

  it.each([NaN, Infinity, -3, 0.5])('counts %d as none', (count) => {
    expect(giftCardsTotal([small], { 1: count })).toBe(0);
  });
});

describe('itemsForGiftCards', () => {
  it('requests a new key of 5 characters for a gift card that is not in the cart', () => {
    const items = itemsForGiftCards([small, large], { 2: 3 }, {}, newKey);
    expect(items).toMatchObject([{ key: 'xxxxx', productType: 'voucher', count: 3, totalPrice: 15_000 }]);
  });

  it('creates a removable line even if the product is mandatory', () => {
    const [line] = itemsForGiftCards([{ ...small, mandatory: true }], { 1: 1 }, {}, newKey);
    expect(line?.product).toMatchObject({ purchaseProductId: 1, mandatory: false });
  });

  it('reuses the key of the same gift card’s line, but not of a show’s line', () => {
    const [line] = itemsForGiftCards([small], { 1: 1 }, {}, () => 'known');
    const cart = cartOf(line!, { ...line!, key: 'show-1|2', productType: 'showProduct', product: large });
    const items = itemsForGiftCards([small, large], { 1: 1, 2: 1 }, cart, newKey);
    expect(items.map(({ key }) => key)).toEqual(['known', 'xxxxx']);
  });
});
