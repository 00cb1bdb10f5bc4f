import { describe, expect, it } from 'vitest';
import { startingPrice } from '@/domain/entryPrices';
import { eventExample, filmShow, marketShow, movieExample, productExample } from '@test/domain/examples';

const fee = productExample({ purchaseProductId: 1, productName: 'Autoticket', price: 500, mandatory: true });
const spot = (purchaseProductId: number, price: number) =>
  productExample({ purchaseProductId, price, productType: 'spot', sortPosition: 2 });
const film = (price: number) => movieExample({ price });

describe('startingPrice', () => {
  it('of a film is its ticket, beside what each booking costs', () => {
    expect(startingPrice(filmShow({ movie: film(1250), products: [fee] }))).toEqual({
      price: 1250,
      perBooking: 500,
    });
  });

  it('of a market is its cheapest spot, whatever the order', () => {
    expect(startingPrice(marketShow({ products: [spot(3, 3000), spot(2, 2500), spot(4, 0)] }))).toEqual({
      price: 2500,
      perBooking: 0,
    });
  });

  it('of a market with a price of its own is that price', () => {
    expect(startingPrice(marketShow({ price: 2000, products: [spot(2, 1500)] }))?.price).toBe(2000);
  });

  it('ignores a mandatory discount', () => {
    const discount = { ...fee, price: -500 };
    expect(startingPrice(filmShow({ movie: film(1250), products: [discount] }))?.perBooking).toBe(0);
  });

  it.each([
    ['a film without a price', filmShow({ movie: film(0), products: [fee] })],
    ['a market whose spots the list does not have', marketShow({ products: [fee] })],
    [
      'an event whose products are no spots',
      marketShow({ event: eventExample({ eventType: 'publicevent' }), products: [spot(2, 700)] }),
    ],
    ['a sold-out film', filmShow({ soldOut: true })],
    ['a film without a date', filmShow({ date: '31.12.2099' })],
    ['a sold-out market', marketShow({ price: 2000, soldOut: true })],
    ['sales on site', marketShow({ showId: 13, price: 2000 })],
    ['a closed market', marketShow({ showId: 174, price: 2000 })],
  ])('is unknown for %s', (_, show) => {
    expect(startingPrice(show)).toBeUndefined();
  });

  it('is known before sales start', () => {
    expect(startingPrice(filmShow({ movie: film(1250), futureSales: true }))?.price).toBe(1250);
  });
});
