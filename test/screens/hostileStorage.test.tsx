import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { expect, it } from 'vitest';
import { cartStorageKey, consentCookieName } from '@/config/limits';
import { paths } from '@/config/paths';
import { beSignedIn, customer } from '@test/support/account';
import { expectHarmless, hostileWords, settled } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { shrinkWorld } from '@test/support/smallWorld';
import { visit } from '@test/support/visit';

const drafts = ['draft:feedback', 'draft:bewerbung-kino', 'draft:bewerbung-flohmarkt'];
const sessionKeys = [
  'rememberedCustomer',
  'offeredVoucher',
  'sentStornos',
  'settledOrders',
  'scrollPlaces',
  ...drafts,
];
const localKeys = [
  cartStorageKey,
  'placedOrders',
  'sentOrders',
  'settledOrders',
  'session-changed',
  `wishlist:${customer.uid}`,
];
const screens = [
  paths.cart,
  paths.checkout,
  paths.feedback,
  paths.jobs,
  paths.favourites,
  paths.program,
  paths.storno,
];

const markup = hostileWords[0]!;
const fields = Object.fromEntries(
  [
    'firstName',
    'lastName',
    'email',
    'phone',
    'message',
    'topic',
    'rating',
    'name',
    'visitDate',
    'position',
  ].map((name) => [name, markup]),
);

/** What may stand in a store that anybody could have written to. */
const stored: [string, string][] = [
  ['nothing', ''],
  ['markup', markup],
  ['null', 'null'],
  ['a number', '1e309'],
  ['a text', JSON.stringify(markup)],
  ['a list', '[]'],
  [
    'a list of everything',
    JSON.stringify([null, 1, markup, [], {}, { id: markup, orderId: {}, title: markup }]),
  ],
  ['inherited names', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['markup in every field', JSON.stringify(fields)],
  [
    'wrong types in every field',
    JSON.stringify({ ...fields, firstName: {}, email: [], message: 7, rating: null }),
  ],
  ['an object of markup', JSON.stringify({ [markup]: { [markup]: markup } })],
  ['deep JSON', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['long JSON', JSON.stringify({ ...fields, message: 'x'.repeat(300_000) })],
  ['broken JSON', '{"firstName":"A'],
];

it.each(stored)('%s in every store: each screen stands', async (_, text) => {
  shrinkWorld();
  beSignedIn();
  for (const key of sessionKeys) sessionStorage.setItem(key, text);
  for (const key of localKeys) localStorage.setItem(key, text);
  const app = renderApp(paths.home.to());
  for (const { to } of screens) {
    visit(to());
    await settled(app);
    await waitFor(() => expectHarmless(text));
  }
});

const accepted = { consent: 'accepted', preferences: true, statistics: true, marketing: true };

async function expectNothingAgreed() {
  const { store } = renderApp(paths.notFound.to());
  await screen.findByRole('heading', { level: 1, name: 'Seite nicht gefunden' });
  expect(store.getState().cookieConsent).toMatchObject({
    preferences: false,
    statistics: false,
    marketing: false,
  });
}

it.each([
  '',
  'accepted',
  'true',
  '[]',
  'null',
  markup,
  '%E0%A4%A',
  JSON.stringify({ ...accepted, consent: true }),
  JSON.stringify({ ...accepted, consent: 'ACCEPTED' }),
  JSON.stringify({ ...accepted, statistics: 'true' }),
  JSON.stringify({ ...accepted, marketing: 1 }),
  JSON.stringify({ consent: 'accepted', __proto__: null }),
  JSON.stringify({ ...accepted, consent: 'declined' }),
  '{"__proto__":{"consent":"accepted","preferences":true,"statistics":true,"marketing":true}}',
])('a consent cookie that says %j agrees to nothing', async (text) => {
  document.cookie = `${consentCookieName}=${encodeURIComponent(text)}; path=/`;
  await expectNothingAgreed();
  expect('dataLayer' in window).toBe(false);
  expectHarmless(text);
});

it('a consent cookie that no decoder reads agrees to nothing', async () => {
  document.cookie = `${consentCookieName}=%E0%A4%A; path=/`;
  await expectNothingAgreed();
  Cookies.remove(consentCookieName, { path: '/' });
});
