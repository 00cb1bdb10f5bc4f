// @vitest-environment node
import { expect, test } from 'vitest';
import { isScreenAddress } from '@/serviceWorker/addresses';

const screen = (path: string, apiBaseUrl = '/rest/') =>
  isScreenAddress(new URL(path, 'https://shop.example'), apiBaseUrl);

test.each([
  '/',
  '/kinoprogramm-wien/kinofilm/nosferatu-1922',
  '/pspresult?orderid=4711&back=/a.b',
  '/restaurant',
  '/cart.',
  '/kino/faqs).',
  '/film/Dr.%20Strange',
])('%s is a screen', (path) => {
  expect(screen(path)).toBe(true);
});

test.each([
  '/rest/show/getCurrentShows?s1=fetch',
  '/rest/order/orderStorno?orderHeadId=1',
  '/rest',
  '/sitemap.xml',
  '/media/faust.jpg?w=400',
])('%s is not', (path) => {
  expect(screen(path)).toBe(false);
});

test('the backend of another path is not, one of another host takes no path away', () => {
  expect(screen('/api/v2/order/paymentStatus', '/api/v2/')).toBe(false);
  expect(screen('/api/v2/order/paymentStatus', 'https://shop.example/api/v2/')).toBe(false);
  expect(screen('/agb', 'https://shop.example/api/v2/')).toBe(true);
  expect(screen('/agb', 'https://backend.example/')).toBe(true);
});
