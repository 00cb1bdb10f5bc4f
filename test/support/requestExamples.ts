import type { AnyRequest } from '@/shared/request/defineRequest';
import { createSecretHandle } from '@/features/account/secretHandle';
import { cartOf, giftCard } from './carts';

const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*{a,A}pi.ts', { eager: true });

const isRequest = (value: unknown): value is AnyRequest =>
  typeof value === 'object' && value !== null && 'send' in value && 'start' in value;

export const declaredRequests = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isRequest),
);

const credentials = () => ({ email: 'kundin@example.com', password: createSecretHandle('stummfilm') });

/** Arguments to which the sandbox responds with success. */
const examples: Record<string, () => unknown> = {
  'auth/login': credentials,
  'auth/register': () => ({ ...credentials(), email: 'neu@example.com', username: 'Neu' }),
  'auth/session': () => undefined,
  'auth/logout': () => undefined,
  'blogs/fetch': () => ({ blogtype: 'kino' }),
  'feedback/save': () => ({ topic: 'Kino', rating: 5, message: 'Schön war es.' }),
  'jobApplication/save': () => ({
    firstName: 'Ada',
    lastName: 'Huber',
    email: 'ada@example.com',
    position: 'Kassa',
    message: 'Hallo!',
  }),
  'movie/fetch': () => ({ identifier: 'metropolis' }),
  'upcomingMovies/fetch': () => undefined,
  'upcomingMovies/subscribe': () => ({ email: 'ada@example.com', movieIds: [1] }),
  'order/save': () => ({
    customer: { firstName: 'Ada', lastName: 'Huber', email: 'ada@example.com' },
    cart: cartOf(giftCard('karte')),
    totalPrice: 2000,
    orderKey: 'a5f1c1de-0000-4000-8000-000000000000',
  }),
  'order/checkPrices': () => ({ showIds: [301], withGiftCards: true }),
  'order/fetchPaymentStatus': () => '7',
  'order/checkPayment': () => '7',
  'orderstorno/fetch': () => 'storno-7',
  'orderstorno/cancel': () => ({ orderHeadId: 7, stornoIdentifier: 'storno-7' }),
  'product/fetchDiscounts': () => ({
    showId: 301,
    purchaseProductIds: [190],
    purchaseProducts: [{ purchaseProductId: 102, count: 2 }],
  }),
  'shows/fetch': () => ({ showtype: 'kino' }),
  'show/fetchDetail': () => ({ id: 301 }),
  'cart/validateVoucher': () => ({ voucherCode: 'WILLKOMMEN10', groups: [{ showId: 0, products: [] }] }),
  'cart/recheckVouchers': () => ({ codes: ['WILLKOMMEN10'], groups: [{ showId: 0, products: [] }] }),
  'giftCards/fetch': () => undefined,
  'cartLink/read': () => ({ shows: [{ showId: 301, count: 1, selection: {} }], giftCards: { 401: 1 } }),
  'otherDates/read': () => ({ shows: [{ showId: 301, count: 1, selection: {} }], giftCards: { 401: 1 } }),
  'furtherDates/read': () => ({ shows: [{ showId: 301, count: 1, selection: {} }], giftCards: {} }),
};

/** Throws for a request without an example. */
export function exampleOf({ name }: AnyRequest): unknown {
  const example = examples[name];
  if (!example) throw new Error(`test/support/requestExamples.ts has no example for "${name}".`);
  return example();
}
