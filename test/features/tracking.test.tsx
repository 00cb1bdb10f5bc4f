import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { writeConsent } from '@/features/cookieConsent/consentCookie';
import { consentAccepted, consentDeclined } from '@/features/cookieConsent/cookieConsentSlice';
import { carTicket, filmTicket, storeCart, storedCart } from '@test/support/carts';
import { renderApp } from '@test/support/renderApp';
import { agreeTo, all, forgetConsent, none } from '@test/support/consent';
import {
  fbq,
  openPaid,
  payOrder,
  providers,
  purchase,
  told,
  ttqTrack,
  withPixels,
} from '@test/support/tracking';

withPixels();

/** Buys a ticket for tonight's „Metropolis“ (€ 12,50) with its car (€ 5). */
async function addToCart() {
  const app = renderApp(paths.show.to({ idOrIdentifier: 301 }));
  await app.user.click(await screen.findByRole('button', { name: 'In den Warenkorb' }));
  await vi.waitFor(() => expect(Object.keys(storedCart() ?? {})).toHaveLength(2));
  return app;
}

function expectNothingSent() {
  expect('dataLayer' in window).toBe(false);
  expect(fbq).not.toHaveBeenCalled();
  expect(ttqTrack).not.toHaveBeenCalled();
}

describe('without consent', () => {
  it.each([
    ['nothing was chosen', forgetConsent],
    ['everything was declined', () => writeConsent({ consent: 'declined', ...all })],
    ['preferences alone were allowed', () => agreeTo({ ...none, preferences: true })],
    ['the cookie says nothing clear', () => Cookies.set('cookie_consent', '{"consent":"accepted"}')],
    ['the cookie is no JSON', () => Cookies.set('cookie_consent', 'accepted')],
    ['the cookie was made by another', () => Cookies.set('cookie_consent', '{"statistics":true}')],
  ])('nothing is made, kept or sent where %s', async (_, choose) => {
    choose();
    payOrder();
    const { close } = await addToCart();
    close();
    await openPaid();
    expectNothingSent();
  });

  it('what happened before is not told of afterwards', async () => {
    const { store } = await addToCart();
    store.dispatch(consentAccepted(all));
    expectNothingSent();
  });

  it('nothing more is told after it was withdrawn', async () => {
    agreeTo(all);
    payOrder();
    const { store, close } = await addToCart();
    await vi.waitFor(() => expect(told()).toHaveLength(1));
    store.dispatch(consentDeclined());
    writeConsent({ consent: 'declined', ...none });
    close();
    await openPaid();
    expect(told()).toHaveLength(1);
    expect(fbq).toHaveBeenCalledOnce();
  });
});

describe('with consent', () => {
  it('to statistics the tag manager learns of both events, in euros, the pixels of none', async () => {
    agreeTo({ ...none, statistics: true });
    payOrder();
    const { close } = await addToCart();
    close();
    await openPaid();
    expect(told()).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: {
          value: 17.5,
          currency: 'EUR',
          items: [
            { item_id: '301', item_name: 'Metropolis', price: 12.5, quantity: 1 },
            { item_id: '101', item_name: 'Autoticket (Stellplatz für ein Auto)', price: 5, quantity: 1 },
          ],
        },
      },
      purchase,
    ]);
    // Or the items of the first would stand in the second.
    expect(providers.dataLayer).toHaveLength(4);
    expect(providers.dataLayer![2]).toEqual({ ecommerce: null });
    expect(fbq).not.toHaveBeenCalled();
    expect(ttqTrack).not.toHaveBeenCalled();
  });

  it('to marketing the pixels learn of both events by their own names, the tag manager of none', async () => {
    agreeTo({ ...none, marketing: true });
    payOrder();
    const { close } = await addToCart();
    close();
    await openPaid();
    const value = { value: 17.5, currency: 'EUR' };
    expect(fbq.mock.calls).toEqual([
      ['track', 'AddToCart', value],
      ['track', 'Purchase', value],
    ]);
    expect(ttqTrack.mock.calls).toEqual([
      ['AddToCart', value],
      ['CompletePayment', value],
    ]);
    expect('dataLayer' in window).toBe(false);
  });

  it.each([
    ['are not there', undefined],
    ['are something else', 'blocked'],
    [
      'fail',
      () => {
        throw new Error('broken');
      },
    ],
  ])('a shop whose pixels %s goes on', async (_, broken) => {
    providers.fbq = broken;
    providers.ttq = { track: broken };
    providers.dataLayer = 'blocked' as never;
    agreeTo(all);
    payOrder();
    storeCart(filmTicket, carTicket);
    await openPaid();
    await vi.waitFor(() => expect(storedCart()).toEqual({}));
  });

  it('what was in the layer before stays', async () => {
    providers.dataLayer = [{ event: 'gtm.js' }];
    agreeTo(all);
    payOrder();
    await openPaid();
    expect(told()).toEqual([{ event: 'gtm.js' }, purchase]);
  });
});
