import type { CartItem, MarketEvent, Movie, Product, ShowDetail, VoucherItem } from '@/domain/entities';
import type { Choice, Selection } from '@/domain/selection';
import { usualFlags } from '@test/sandbox/database/types';

export function movieExample(changes: Partial<Movie> = {}): Movie {
  return { movieId: 70, movieName: 'Der Golem', price: 1250, description: 'Stummfilm', ...changes };
}

export function eventExample(changes: Partial<MarketEvent> = {}): MarketEvent {
  return { eventId: 12, eventName: 'Sonntagsflohmarkt', eventType: 'flohmarkt', ...changes };
}

export function productExample(changes: Partial<Product> = {}): Product {
  return {
    id: 500,
    purchaseProductId: 5,
    productName: 'Popcorn',
    description: 'Groß',
    price: 490,
    taxrate: 20,
    mandatory: false,
    productOrderType: 'product',
    sortPosition: 1,
    count: 0,
    ...changes,
  };
}

export function showExample(changes: Partial<ShowDetail> = {}): ShowDetail {
  return {
    showId: 1,
    date: '21.11.2026',
    time: '19:30',
    products: [],
    price: 0,
    ...usualFlags,
    countFutureShowsForMovie: 0,
    productPackages: [],
    ...changes,
  };
}

export function filmShow(changes: Partial<ShowDetail> = {}): ShowDetail {
  return showExample({ movie: movieExample(), ...changes });
}

export function marketShow(changes: Partial<ShowDetail> = {}): ShowDetail {
  return showExample({ event: eventExample(), ...changes });
}

export const choiceOf = (selection: Selection, count = 1): Choice => ({ count, selection });

export function voucherExample(changes: Partial<VoucherItem> = {}): VoucherItem {
  return {
    purchaseProductId: 90,
    productName: 'Rabatt',
    price: -500,
    mandatory: false,
    count: 1,
    voucherCode: 'HERBST',
    ...changes,
  };
}

/** A line with defaults that tests override. */
export function lineExample(key: string, changes: Partial<CartItem> = {}): CartItem {
  return {
    key,
    id: 1,
    productType: key.includes('|') ? 'showProduct' : 'show',
    amount: 1,
    count: 1,
    price: 1000,
    totalPrice: 0,
    order: '202611211930',
    showId: 1,
    ...changes,
  };
}

export function cartOf(...lines: CartItem[]): Record<string, CartItem> {
  return Object.fromEntries(lines.map((line) => [line.key, line]));
}
