// @vitest-environment node
import { expect, test } from 'vitest';
import { isPageAddress } from '@/serviceWorker/addresses';

const isPage = (path: string, apiBaseUrl = '/rest/') =>
  isPageAddress(new URL(path, 'https://shop.example'), apiBaseUrl);

test.each([
  '/',
  '/kinoprogramm-wien/kinofilm/nosferatu-1922',
  '/pspresult?orderid=4711&back=/a.b',
  '/restaurant',
  '/cart.',
  '/kino/faqs).',
  '/film/Dr.%20Strange',
])('%s is a page address', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/rest/show/getCurrentShows?s1=fetch',
  '/rest/order/orderStorno?orderHeadId=1',
  '/rest',
  '/sitemap.xml',
  '/media/faust.jpg?w=400',
])('%s is not a page address', (path) => {
  expect(isPage(path)).toBe(false);
});

test('only a backend on the host of the shop excludes paths', () => {
  expect(isPage('/api/v2/order/paymentStatus', '/api/v2/')).toBe(false);
  expect(isPage('/api/v2/order/paymentStatus', 'https://shop.example/api/v2/')).toBe(false);
  expect(isPage('/agb', 'https://shop.example/api/v2/')).toBe(true);
  expect(isPage('/agb', 'https://backend.example/')).toBe(true);
});
