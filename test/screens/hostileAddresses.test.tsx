import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { movedAddresses, paths } from '@/config/paths';
import { carTicket, filmTicket, storeCart } from '@test/support/carts';
import { expectHarmless, hostileValues, settled } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { shrinkWorld } from '@test/support/smallWorld';
import { visit } from '@test/support/visit';

/** Goes from one address to the next in one tab, and looks around at each. */
async function walk(addresses: readonly string[]) {
  storeCart(filmTicket, carTicket);
  const app = renderApp(paths.cart.to());
  await settled(app);
  for (const address of addresses) {
    visit(address);
    await settled(app);
    expectHarmless(address);
  }
  return app;
}

beforeEach(() => {
  shrinkWorld();
  // What cannot be decoded is reported by the router.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

it.each([
  [paths.cinemaLanding.to(), 'prebooking'],
  [paths.cinemaLanding.to(), 'openfpsub'],
  [paths.cinemaLanding.to(), 'selectshow'],
  [paths.paymentResult.to(), 'orderid'],
  [paths.storno.to(), 'stornoIdentifier'],
  [paths.cart.to(), 'gutschein'],
  [paths.program.to(), 'suche'],
  [paths.program.to(), 'tag'],
  [paths.program.to(), 'genre'],
  [paths.program.to(), 'art'],
  [paths.program.to(), 'ansicht'],
  [`${paths.program.to()}?ansicht=monat`, 'monat'],
  [paths.home.to(), '__proto__[polluted]'],
])('%s stands whatever the query says as %s', async (address, name) => {
  const sign = address.includes('?') ? '&' : '?';
  await walk(hostileValues.map((value) => `${address}${sign}${name}=${encodeURIComponent(value)}`));
});

it('a query may name the same twice, and what no decoder reads', async () => {
  await walk(
    ['selectshow=1&selectshow=2', 'genre[]=x', 'tag=%E0%A4%A', 'orderid=%ff', '=&&=', '?%'].map(
      (query) => `${paths.cinemaLanding.to()}?${query}`,
    ),
  );
});

it('the fragment of a cart’s link is a cart or nothing', async () => {
  const fits = [
    's301x601z',
    's0z',
    's301x-1z',
    's301p101',
    's1e309z',
    's__proto__z',
    `${'s301'.repeat(3000)}z`,
  ];
  await walk(
    [...fits, ...hostileValues.map(encodeURIComponent), ...hostileValues.slice(0, 7)].map(
      (value) => `${paths.cart.to()}#korb=${value}`,
    ),
  );
});

it('any other fragment leads nowhere', async () => {
  await walk(hostileValues.map((value) => `${paths.home.to()}#${encodeURIComponent(value)}`));
});

it.each([
  ['show', paths.show.to({ idOrIdentifier: '' })],
  ['market', paths.flohmarktEvent.to({ idOrIdentifier: '' })],
  ['film', paths.movie.to({ movieIdentifier: '' })],
  ['film by name', paths.movieByName.to({ name: '' })],
  ['order', paths.payment.to({ orderId: '' })],
  ['cancellation', paths.stornoByIdentifier.to({ stornoIdentifier: '' })],
  ['unknown page', '/'],
])('the address of a %s may end in anything', async (_, prefix) => {
  await walk([
    ...hostileValues.map((value) => prefix + encodeURIComponent(value)),
    ...['%', '%E0%A4%A', '%00', '%252F%252Fevil.example', '%2e%2e/x', '1e3', '-1', '00301'].map(
      (value) => prefix + value,
    ),
  ]);
});

const tails = [
  '?x=https://evil.example',
  '?to=//evil.example&url=%0d%0aLocation:%20https://evil.example',
  '#//evil.example',
  '#<img src=x onerror=window.hostile=1>',
  '/',
  '//evil.example',
  '/%5cevil.example',
  '/..%2f..%2fevil.example',
  '%0d%0aLocation:%20https://evil.example',
  '@evil.example',
  '.evil.example',
];
const oldAddresses = movedAddresses.map(({ from }) => from.pattern);

it('an old address leads into the shop alone, whatever stands behind it', async () => {
  await walk(tails.map((tail, position) => oldAddresses[position % oldAddresses.length] + tail));
});

it.each([
  '//',
  '//evil.example/',
  '//evil.example/home',
  '///cart',
  '//home',
  '/\\evil.example',
  '//evil.example/cart?gutschein=X',
])('as the first address, %s is one of ours without a way out', async (pathname) => {
  const app = renderApp(window.location.origin + pathname);
  await settled(app);
  expectHarmless(pathname);
  for (const link of screen.queryAllByRole<HTMLAnchorElement>('link')) {
    expect(new URL(link.href).origin, link.outerHTML).toBe(window.location.origin);
  }
  act(() => screen.getAllByRole('link', { name: /Warenkorb/ })[0]!.click());
  await screen.findByRole('heading', { level: 1, name: 'Warenkorb' });
  expect(window.location.pathname).toBe(paths.cart.to());
});
