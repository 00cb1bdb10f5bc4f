import { screen, waitFor } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { paymentStates } from '@/domain/payment';
import { itemsAdded } from '@/features/cart/cartSlice';
import { writeConsent } from '@/features/consent/consentSaga';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import { track } from '@/features/consent/track';
import { amountOf, openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket, giftCard, popcorn, storeCart, storedCart } from '@test/support/carts';
import { agreeTo, all, forgetConsent, none } from '@test/support/consent';
import { button, notification } from '@test/support/screenQueries';
import { added, april, bookStall, car, date } from '@test/support/otherDates';
import { dispatchStorage } from '@test/support/otherTab';
import { recordedStore } from '@test/support/recordedStore';
import { renderApp } from '@test/support/renderApp';
import {
  fbq,
  openPaid,
  payOrder,
  providers,
  purchase,
  trackedEvents,
  ttqTrack,
  withPixels,
} from '@test/support/tracking';

describe('tracking', () => {
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
      ['the cookie is incomplete', () => Cookies.set('cookie_consent', '{"consent":"accepted"}')],
    ])('no event is created or sent if %s', async (_, choose) => {
      choose();
      payOrder();
      const { close } = await addToCart();
      close();
      await openPaid();
      expectNothingSent();
    });

    it('events are not sent after a later consent either', async () => {
      const { store } = await addToCart();
      store.dispatch(consentAccepted(all));
      expectNothingSent();
    });

    it('no further event is sent after a withdrawal', async () => {
      agreeTo(all);
      payOrder();
      const { store, close } = await addToCart();
      await vi.waitFor(() => expect(trackedEvents()).toHaveLength(1));
      store.dispatch(consentDeclined());
      writeConsent({ consent: 'declined', ...none });
      close();
      await openPaid();
      expect(trackedEvents()).toHaveLength(1);
      expect(fbq).toHaveBeenCalledOnce();
    });
  });

  describe('with consent', () => {
    it('to statistics, both events are sent to the tag manager in euros and none to the pixels', async () => {
      agreeTo({ ...none, statistics: true });
      payOrder();
      const { close } = await addToCart();
      close();
      await openPaid();
      expect(trackedEvents()).toEqual([
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
      // Otherwise the second event would contain the items of the first.
      expect(providers.dataLayer).toHaveLength(4);
      expect(providers.dataLayer![2]).toEqual({ ecommerce: null });
      expect(fbq).not.toHaveBeenCalled();
      expect(ttqTrack).not.toHaveBeenCalled();
    });

    it('to marketing, both events are sent to the pixels by their own names and none to the tag manager', async () => {
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
      ['are missing', undefined],
      ['are something else', 'blocked'],
      [
        'fail',
        () => {
          throw new Error('broken');
        },
      ],
    ])('pixels that %s do not affect the shop', async (_, broken) => {
      providers.fbq = broken;
      providers.ttq = { track: broken };
      providers.dataLayer = 'blocked' as never;
      agreeTo(all);
      payOrder();
      storeCart(filmTicket, carTicket);
      await openPaid();
      await vi.waitFor(() => expect(storedCart()).toEqual({}));
    });

    it('earlier entries of the data layer stay', async () => {
      providers.dataLayer = [{ event: 'gtm.js' }];
      agreeTo(all);
      payOrder();
      await openPaid();
      expect(trackedEvents()).toEqual([{ event: 'gtm.js' }, purchase]);
    });
  });
});

describe('tracking added items', () => {
  withPixels();

  beforeEach(() => agreeTo(all));

  const toPixels = (value: number) => [['AddToCart', { value, currency: 'EUR' }]];

  function expectNothingSent() {
    expect(trackedEvents()).toEqual([]);
    expect(fbq).not.toHaveBeenCalled();
    expect(ttqTrack).not.toHaveBeenCalled();
  }

  describe('items added to the cart', () => {
    it('are tracked once if they are gift cards', async () => {
      const { user } = renderApp(paths.giftCards.to());
      await user.click(await screen.findByRole('button', { name: 'Menge erhöhen: Kinogutschein € 20' }));
      await user.click(button('Menge erhöhen: Kinogutschein € 20'));
      expectNothingSent();
      await user.click(button('In den Warenkorb'));
      await notification('Gutschein wurde dem Warenkorb hinzugefügt');
      expect(trackedEvents()).toEqual([
        {
          event: 'add_to_cart',
          ecommerce: {
            value: 40,
            currency: 'EUR',
            items: [{ item_id: '401', item_name: 'Kinogutschein € 20', price: 20, quantity: 2 }],
          },
        },
      ]);
      expect(ttqTrack.mock.calls).toEqual(toPixels(40));
      expect(fbq).toHaveBeenCalledOnce();
    });

    it('are tracked once if they are the same selection on another date', async () => {
      const { user } = await bookStall();
      await waitFor(() => expect(trackedEvents()).toHaveLength(1));
      delete providers.dataLayer;
      fbq.mockReset();
      ttqTrack.mockReset();
      await user.click(await date(april));
      await added('26.\\sApril');
      expect(trackedEvents()).toMatchObject([
        { event: 'add_to_cart', ecommerce: { value: 28, currency: 'EUR' } },
      ]);
      const [event] = trackedEvents() as { ecommerce: { items: unknown[] } }[];
      expect(event?.ecommerce.items).toContainEqual(
        expect.objectContaining({ item_name: car, price: 25, quantity: 1 }),
      );
      expect(ttqTrack.mock.calls).toEqual(toPixels(28));
      expect(fbq).toHaveBeenCalledOnce();
    });
  });

  describe('nothing is tracked', () => {
    it('for a stored cart, a larger count, and a removal that is undone', async () => {
      const { user } = await openCart(filmTicket, carTicket, popcorn, giftCard('karte'));
      expect(amountOf('Kinogutschein € 20')).toHaveValue('1');
      expectNothingSent();
      await user.click(button('Menge erhöhen: Metropolis'));
      await waitFor(() => expect(storedCart()?.[filmTicket.key]?.count).toBe(2));
      await user.click(button('Menge verringern: Popcorn gesalzen'));
      await user.click(button('Rückgängig machen'));
      await notification('Wieder im Warenkorb');
      expect(Object.keys(storedCart() ?? {})).toHaveLength(4);
      expectNothingSent();
      // Nothing is dispatched either: at load, an event could precede its listeners.
      expect(recordedStore().actions.filter(track.match)).toEqual([]);
    });

    it('for what another tab stores', async () => {
      await openCart(filmTicket, carTicket, popcorn);
      storeCart(filmTicket, carTicket);
      dispatchStorage('cart');
      await waitFor(() => expect(screen.queryByText('Popcorn gesalzen')).toBeNull());
      storeCart(filmTicket, carTicket, popcorn);
      dispatchStorage('cart');
      expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
      expectNothingSent();
    });

    it('by this tab for items that another one tracked', async () => {
      await openCart(filmTicket, carTicket);
      const other = recordedStore().store;
      other.dispatch(itemsAdded([popcorn]));
      expect(await screen.findByText('Popcorn gesalzen')).toBeVisible();
      expect(trackedEvents()).toHaveLength(1);
      expect(fbq).toHaveBeenCalledOnce();
    });
  });
});

describe('tracking a purchase', () => {
  withPixels();

  describe('a purchase', () => {
    beforeEach(() => {
      agreeTo(all);
    });

    it('is tracked once, however often its page is loaded (requirements R5)', async () => {
      payOrder();
      for (let load = 0; load < 4; load += 1) (await openPaid()).close();
      expect(trackedEvents()).toEqual([purchase]);
      expect(fbq).toHaveBeenCalledOnce();
      expect(ttqTrack).toHaveBeenCalledOnce();
    });

    it.each([
      [{ amount: '17.50', currency: 'eur' }, [purchase]],
      [{ currency: null }, [purchase]],
      [{ currency: 'CHF' }, [{ ...purchase, ecommerce: { ...purchase.ecommerce, currency: 'CHF' } }]],
      [{ amount: 0 }, [{ ...purchase, ecommerce: { ...purchase.ecommerce, value: 0 } }]],
      [{ amount: null }, []],
      [{ amount: 'viel' }, []],
    ])(
      'with the payment response %j is tracked with its amount and currency, if the amount is known',
      async (body, expected) => {
        payOrder(body);
        await openPaid();
        expect(trackedEvents()).toEqual(expected);
      },
    );

    it.each([...paymentStates.filter((status) => status !== 'paid'), 'settled?'])(
      'is not tracked while the payment is „%s“',
      async (paymentStatus) => {
        payOrder({ paymentStatus });
        renderApp(paths.paymentResult.to({}, { orderid: '7' }));
        await screen.findByText('Bestellnummer 7');
        expect('dataLayer' in window).toBe(false);
        expect(fbq).not.toHaveBeenCalled();
        expect(ttqTrack).not.toHaveBeenCalled();
      },
    );
  });
});
