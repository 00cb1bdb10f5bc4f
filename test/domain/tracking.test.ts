import { describe, expect, it } from 'vitest';
import { itemsForShow } from '@/domain/cartItems';
import { addToCartEvent, dataLayerEvent, purchaseEvent, trackedValue } from '@/domain/tracking';
import { choiceOf, filmShow, productExample } from '@test/domain/examples';

const popcorn = productExample({ purchaseProductId: 102, productName: 'Popcorn', price: 490 });
// € 12,50 a ticket, € 4,90 a popcorn
const lines = itemsForShow(filmShow({ showId: 301, products: [popcorn] }), choiceOf({ 102: 3 })).map(
  (line) => (line.product ? line : { ...line, count: 2 }),
);

describe('addToCartEvent', () => {
  it('contains the value in cents, and each line by its product, else by its show', () => {
    expect(addToCartEvent(lines)).toEqual({
      name: 'add_to_cart',
      value: 2 * 1250 + 3 * 490,
      currency: 'EUR',
      items: [
        { id: '301', name: 'Der Golem', price: 1250, quantity: 2 },
        { id: '102', name: 'Popcorn', price: 490, quantity: 3 },
      ],
    });
  });

  it('is sent to the data layer in euros', () => {
    expect(dataLayerEvent(addToCartEvent(lines))).toEqual({
      event: 'add_to_cart',
      ecommerce: {
        value: 39.7,
        currency: 'EUR',
        items: [
          { item_id: '301', item_name: 'Der Golem', price: 12.5, quantity: 2 },
          { item_id: '102', item_name: 'Popcorn', price: 4.9, quantity: 3 },
        ],
      },
    });
  });
});

describe('purchaseEvent', () => {
  it('contains amount and order, in the currency paid, else in euros', () => {
    const purchase = { name: 'purchase', value: 1750, orderId: 'A-1' };
    expect(purchaseEvent('A-1', { amount: 1750, currency: 'chf' })).toEqual({ ...purchase, currency: 'CHF' });
    expect(purchaseEvent('A-1', { amount: 1750 })).toEqual({ ...purchase, currency: 'EUR' });
  });

  it('is undefined without an amount', () => {
    expect(purchaseEvent('A-1', { currency: 'EUR' })).toBeUndefined();
  });

  it('is sent to the data layer with the order instead of lines', () => {
    expect(dataLayerEvent({ name: 'purchase', value: 1750, currency: 'EUR', orderId: 'A-1' })).toEqual({
      event: 'purchase',
      ecommerce: { value: 17.5, currency: 'EUR', transaction_id: 'A-1' },
    });
  });
});

describe('trackedValue', () => {
  it('is the value in euros only', () => {
    expect(trackedValue({ name: 'purchase', value: 1205, currency: 'EUR', orderId: 'A-1' })).toEqual({
      value: 12.05,
      currency: 'EUR',
    });
  });
});
