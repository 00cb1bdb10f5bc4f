import type { Product, ShowDetail } from '@/domain/entities';
import type { PriceCheckResponse } from '@/domain/priceChanges';
import { movieExample, productExample, showExample } from '@test/domain/examples';

/** Time of the price check: Thursday 16 April 2026, noon in Vienna. */
export const readAt = Date.UTC(2026, 3, 16, 10);

/** A product as the price check returns it, in cents. */
export const product = (purchaseProductId: number, price: number, changes: Partial<Product> = {}): Product =>
  productExample({ id: purchaseProductId + 5000, purchaseProductId, price, ...changes });

/** The film of the show, at a price in cents. */
export const metropolis = (price = 1250) => movieExample({ movieId: 1, movieName: 'Metropolis', price });

/** Tonight’s „Metropolis“ as the price check returns it, unchanged. */
export const show = (changes: Partial<ShowDetail> = {}): ShowDetail =>
  showExample({
    showId: 301,
    date: '16.04.2026',
    time: '20:30',
    movie: metropolis(),
    products: [product(101, 500, { mandatory: true }), product(102, 490)],
    ...changes,
  });

/** A price check of the film's show (and of the gift cards). */
export const priceCheckOf = (read: ShowDetail | undefined, giftCards?: Product[]): PriceCheckResponse => ({
  shows: [{ showId: 301, show: read }],
  giftCards,
  readAt,
});
