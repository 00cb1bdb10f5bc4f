import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchShows } from '@/features/catalogue/api';
import { paths } from '@/shop/paths';
import type { TrackedEvent } from '@/domain/tracking';
import '@/features/consent/Consent';
import '@/features/consent/banner/ConsentSettings';
import { consentAccepted } from '@/features/consent/cookieConsentSlice';
import { createProviders } from '@/features/consent/providers/providers';
import { notifyProviders } from '@/features/consent/providers/notifyProviders';
import { reloadPage } from '@/shared/browser/reloadPage';
import { track } from '@/features/consent/track';
import '@/pages/CartPage';
import '@/pages/CheckoutPage';
import '@/pages/FeedbackPage';
import '@/pages/NotFoundPage';
import '@/pages/OrdersPage';
import '@/pages/StornoPage';
import { agreeTo, all, declineAll, none } from '@test/support/consent';
import {
  choose,
  footer,
  footerButton,
  foreignScripts,
  openWithScripts,
  openWithoutConsent,
  settingsDialog,
} from '@test/support/consentScreen';
import { everyScript, foreign, marketingScripts, scripts, withProviders } from '@test/support/foreignPage';
import { heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { deferResponses } from '@test/support/server';
import { withSettings } from '@test/support/settings';
import { visit } from '@test/support/visit';

vi.mock('@/shared/browser/reloadPage', () => ({ reloadPage: vi.fn() }));

describe('third-party scripts', () => {
  withProviders();

  /** The settings load together with the code that adds scripts. */
  async function untilConsentIsLoaded(user: ReturnType<typeof renderApp>['user']) {
    await user.click(footerButton());
    await settingsDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  async function openCart() {
    const app = renderApp(paths.cart.to());
    await heading('Warenkorb');
    return app;
  }

  describe('without consent', () => {
    it('no script is added, even after declining', async () => {
      const { banner, user } = await openWithoutConsent(paths.cart.to());
      expect(foreignScripts()).toEqual([]);
      await user.click(banner.getByRole('button', { name: 'Ablehnen' }));
      expect(foreignScripts()).toEqual([]);
      expect(foreign).not.toHaveProperty('fbq');
      expect(foreign).not.toHaveProperty('ttq');
      expect(foreign).not.toHaveProperty('dataLayer');
    });

    it('no script is added if only preferences are allowed', async () => {
      agreeTo({ ...none, preferences: true });
      const { user } = await openCart();
      await untilConsentIsLoaded(user);
      expect(foreignScripts()).toEqual([]);
    });
  });

  describe('with consent', () => {
    it('every script is added once, after the click', async () => {
      const { banner, user } = await openWithoutConsent(paths.cart.to());
      await user.click(banner.getByRole('button', { name: 'Akzeptieren' }));
      expect(foreignScripts()).toEqual(everyScript);
      visit(paths.flohmarktProgram.to());
      await untilConsentIsLoaded(user);
      expect(foreignScripts()).toEqual(everyScript);
    });

    it('every script is added without a click on the next visit, with its id and one page view', async () => {
      agreeTo(all);
      await openCart();
      await waitFor(() => expect(foreignScripts()).toEqual(everyScript));
      // Scripts have an address and no inline code, and may not read fields.
      expect([...document.scripts].filter(({ text }) => text !== '')).toEqual([]);
      expect([...document.scripts].every((script) => script.async)).toBe(true);
      expect(foreign.fbq!.queue).toEqual([
        ['set', 'autoConfig', false, '123'],
        ['init', '123'],
        ['track', 'PageView'],
      ]);
      expect(foreign.fbq).toHaveProperty('disablePushState', true);
      expect(foreign.ttq).toMatchObject({ _i: { ABC1: {} } });
      expect([...foreign.ttq!]).toEqual([['page']]);
      expect(Array.from((foreign.dataLayer as ArrayLike<unknown>[])[0]!)).toMatchObject([
        'consent',
        'default',
        { analytics_storage: 'granted', ad_storage: 'granted' },
      ]);
      expect((foreign.dataLayer as object[])[1]).toMatchObject({ event: 'gtm.js' });
      // A script that fails does not affect the shop.
      for (const script of document.querySelectorAll('script[src]')) script.dispatchEvent(new Event('error'));
      expect(await heading('Warenkorb')).toBeVisible();
    });

    it('to marketing only, only its scripts are added', async () => {
      agreeTo({ ...none, marketing: true });
      await openCart();
      await waitFor(() => expect(foreignScripts()).toEqual(marketingScripts));
    });

    it('providers without a setting are not added', async () => {
      withSettings({ VITE_FACEBOOK_PIXEL_ID: undefined, VITE_MAILING_SCRIPT_URL: undefined });
      agreeTo(all);
      await openCart();
      await waitFor(() => expect(foreignScripts()).toEqual([scripts.tagManager, scripts.tiktok]));
      expect(foreign).not.toHaveProperty('fbq');
    });

    it('to statistics only, only the tag manager is added, and notified that advertising is denied', async () => {
      agreeTo({ ...none, statistics: true });
      await openCart();
      await waitFor(() => expect(foreignScripts()).toEqual([scripts.tagManager]));
      const [first] = foreign.dataLayer as ArrayLike<unknown>[];
      const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
      expect(Array.from(first!)).toEqual([
        'consent',
        'default',
        { analytics_storage: 'granted', ...refused },
      ]);
    });
  });

  describe('a secret address', () => {
    it.each([
      paths.storno.to({}, { stornoIdentifier: 'geheim' }),
      '/Bestellung%2DStornieren/geheim',
      paths.orders.to(),
    ])('%s adds no scripts, and neither do later navigations in the same document', async (address) => {
      agreeTo(all);
      const { user, store } = renderApp(address);
      await screen.findByRole('heading', { level: 1 });
      await untilConsentIsLoaded(user);
      expect(foreignScripts()).toEqual([]);
      act(() => void store.dispatch(consentAccepted(all)));
      visit(paths.cart.to());
      await heading('Warenkorb');
      await untilConsentIsLoaded(user);
      expect(foreignScripts()).toEqual([]);
    });
  });
});

const set = (...names: string[]) => names.forEach((name) => Cookies.set(name, '1'));
const statistics = ['_ga', '_ga_ABC', '_gid', '_gat', '_gat_UA-1'];
const marketing = ['_fbp', '_fbc', '_ttp', '_tt_enable_cookie', 'ttcsid', 'ttcsid_A', '_gcl_au'];
const ours = ['cart', 'sandbox_name', '_galerie', 'session'];
const left = () => Object.keys(Cookies.get()).filter((name) => name !== 'cookie_consent');

function expectCookies(...expected: string[]): void {
  const others = (names: string[]) => names.filter((name) => name !== 'cart').sort();
  expect(others(left())).toEqual(others(expected));
}

describe('third-party cookies', () => {
  withProviders();

  describe('cookies of providers on our domain', () => {
    it('that a script set again before it ended are removed at the next start', async () => {
      set(...statistics, ...marketing);
      declineAll();
      renderApp(paths.notFound.to());
      await waitFor(() => expect(left().filter((name) => !ours.includes(name))).toEqual([]));
    });
  });
});

describe('withdrawing consent', () => {
  withProviders();

  beforeEach(() => {
    vi.mocked(reloadPage).mockReset();
  });

  /** Clicks a link of the footer and returns whether the browser follows it instead of the router. */
  async function followedByBrowser(user: UserEvent, name: string): Promise<boolean> {
    let click: Event | undefined;
    const recordClick = (event: Event) => {
      click = event;
    };
    window.addEventListener('click', recordClick, { capture: true, once: true });
    await user.click(footer().getByRole('link', { name }));
    return click?.defaultPrevented === false;
  }

  describe('a withdrawal', () => {
    it('removes the scripts and their cookies, notifies them and reloads the page; a new consent adds none of them again', async () => {
      const { user } = await openWithScripts();
      set(...statistics, ...marketing, ...ours);
      expect(foreignScripts()).toEqual(everyScript);
      const elements = [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
      await choose(user, 'Alle ablehnen');
      expectCookies(...ours);
      expect(foreignScripts()).toEqual([]);
      // A script that is still loading does not run in another document.
      expect(elements).toHaveLength(everyScript.length);
      expect(elements.filter(({ ownerDocument }) => ownerDocument === document)).toEqual([]);
      expect(reloadPage).toHaveBeenCalledOnce();
      expect(foreign.fbq!.queue.at(-1)).toEqual(['consent', 'revoke']);
      expect(foreign.ttq!.at(-1)).toEqual(['revokeConsent']);
      const last = (foreign.dataLayer as ArrayLike<unknown>[]).at(-1)!;
      expect(Array.from(last)).toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
      await choose(user, 'Alle akzeptieren');
      expect(foreignScripts()).toEqual([]);
      expect(foreign.fbq!.queue.at(-1)).toEqual(['consent', 'grant']);
      expect(reloadPage).toHaveBeenCalledOnce();
      expect(await followedByBrowser(user, 'Feedback')).toBe(false);
    });

    it.each([
      [/^Marketing/, [scripts.tagManager], [...statistics, ...ours]],
      [/^Statistik/, marketingScripts, [...marketing, ...ours]],
    ])('of only %s keeps the scripts and cookies of the others', async (category, scriptsLeft, cookies) => {
      const { user } = await openWithScripts();
      set(...statistics, ...marketing, ...ours);
      await choose(user, category, 'Auswahl speichern');
      expect(foreignScripts()).toEqual(scriptsLeft);
      expectCookies(...cookies);
      expect(reloadPage).toHaveBeenCalledOnce();
    });

    it('of preferences does not reload the page', async () => {
      const { user } = await openWithScripts();
      await choose(user, /^Präferenzen/, 'Auswahl speichern');
      expect(foreignScripts()).toEqual(everyScript);
      expect(reloadPage).not.toHaveBeenCalled();
    });

    it('does not reload the page if no script ran', async () => {
      agreeTo({ ...none, preferences: true });
      const { user } = renderApp(paths.notFound.to());
      await choose(user, 'Alle ablehnen');
      expect(reloadPage).not.toHaveBeenCalled();
      expect(await followedByBrowser(user, 'Feedback')).toBe(false);
    });

    it('in another tab has the same effect in this one', async () => {
      await openWithScripts();
      declineAll();
      fireEvent.focus(window);
      await waitFor(() => expect(foreignScripts()).toEqual([]));
      expect(reloadPage).toHaveBeenCalledOnce();
    });
  });

  describe('after a withdrawal', () => {
    it('typed input stays until the next link, which loads a new page', async () => {
      const { user } = await openWithScripts(paths.feedback.to());
      await user.type((await screen.findAllByRole('textbox'))[0]!, 'Grete');
      await choose(user, 'Alle ablehnen');
      expect(reloadPage).not.toHaveBeenCalled();
      expect(await followedByBrowser(user, 'Jobs')).toBe(true);
      expect(window.location.pathname).toBe(paths.feedback.to());
    });

    it('an open frame of the mailing provider stays until the next link, which loads a new page', async () => {
      withSettings({ VITE_NEWSLETTER_FRAME_URL: 'https://mailing.example/anmeldung' });
      const { user } = await openWithScripts();
      await user.click(await footer().findByRole('button', { name: 'Filmprogramm abonnieren' }));
      await footer().findByTitle('Anmeldung zum Newsletter');
      await choose(user, 'Alle ablehnen');
      expect(footer().getByTitle('Anmeldung zum Newsletter')).toBeInTheDocument();
      expect(reloadPage).not.toHaveBeenCalled();
      expect(await followedByBrowser(user, 'Feedback')).toBe(true);
    });

    it.each([paths.checkout.to(), paths.paymentResult.to(), paths.payment.to({ orderId: '7' })])(
      '%s is never reloaded',
      async (address) => {
        const { user } = await openWithScripts(address);
        await choose(user, 'Alle ablehnen');
        expect(foreignScripts()).toEqual([]);
        expect(reloadPage).not.toHaveBeenCalled();
      },
    );

    it('a pending request is not aborted', async () => {
      const { user, store } = await openWithScripts();
      const release = deferResponses('show/getCurrentShows');
      act(() => void store.dispatch(fetchShows.start({})));
      await choose(user, 'Alle ablehnen');
      expect(reloadPage).not.toHaveBeenCalled();
      expect(await followedByBrowser(user, 'Feedback')).toBe(false);
      release();
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      expect(await followedByBrowser(user, 'Jobs')).toBe(true);
    });

    it('the page is not reloaded offline', async () => {
      const { user } = await openWithScripts();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      await choose(user, 'Alle ablehnen');
      expect(reloadPage).not.toHaveBeenCalled();
      expect(await followedByBrowser(user, 'Feedback')).toBe(false);
    });

    it('the page is not reloaded if the choice could not be stored', async () => {
      const { user } = await openWithScripts();
      vi.spyOn(document, 'cookie', 'get').mockReturnValue('');
      await choose(user, 'Alle ablehnen');
      expect(foreignScripts()).toEqual([]);
      expect(reloadPage).not.toHaveBeenCalled();
    });
  });

  describe('a secret address', () => {
    it('that Back leads to is hidden from running scripts, and the page is reloaded', async () => {
      await openWithScripts();
      const seen = vi.fn();
      window.addEventListener('popstate', seen);
      window.history.replaceState(null, '', paths.stornoByIdentifier.to({ stornoIdentifier: 'geheim' }));
      act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
      window.removeEventListener('popstate', seen);
      expect(seen).not.toHaveBeenCalled();
      expect(reloadPage).toHaveBeenCalledOnce();
    });

    it('is left by loading a new page, in which scripts may run', async () => {
      agreeTo(all);
      const { user } = renderApp(paths.storno.to());
      await heading('Bestellung stornieren');
      await user.click(footerButton());
      await settingsDialog();
      await user.keyboard('{Escape}');
      expect(await followedByBrowser(user, 'Feedback')).toBe(true);
    });
  });
});

describe('tracking before the scripts load', () => {
  withProviders();

  const purchase = (orderId: string): TrackedEvent => ({
    name: 'purchase',
    value: 1750,
    currency: 'EUR',
    orderId,
  });

  const paid = { value: 17.5, currency: 'EUR' };

  const layer = () => foreign.dataLayer as (Record<string, unknown> & ArrayLike<unknown>)[];

  const purchases = () => layer().filter(({ event }) => event === 'purchase');

  /** After the payment page, the payment status can be known before the scripts are added. */
  describe('a purchase before the scripts are added', () => {
    it('reaches each script once, after its initial commands', () => {
      notifyProviders(purchase('7'), all);
      createProviders().follow(all, true);
      expect(foreignScripts()).toEqual(everyScript);
      expect(foreign.fbq!.queue.slice(1)).toEqual([
        ['init', '123'],
        ['track', 'PageView'],
        ['track', 'Purchase', paid],
      ]);
      expect([...foreign.ttq!]).toEqual([['page'], ['track', 'CompletePayment', paid]]);
      expect(Array.from(layer()[0]!)).toMatchObject(['consent', 'default', { ad_storage: 'granted' }]);
      expect(layer()[1]).toMatchObject({ event: 'gtm.js' });
      expect(layer().filter(({ event }) => event === 'gtm.js')).toHaveLength(1);
      expect(purchases()).toHaveLength(1);
    });

    it('does not enable advertising with consent to statistics only', () => {
      const consent = { ...none, statistics: true };
      notifyProviders(purchase('7'), consent);
      createProviders().follow(consent, true);
      expect(foreignScripts()).toEqual([scripts.tagManager]);
      expect(Array.from(layer()[0]!)).toMatchObject(['consent', 'default', { ad_storage: 'denied' }]);
      expect(foreign).not.toHaveProperty('fbq');
      expect(foreign).not.toHaveProperty('ttq');
    });
  });

  describe('a withdrawal in another tab', () => {
    it('applies to events in this one before the page becomes visible', async () => {
      const { store } = await openWithScripts();
      declineAll();
      act(() => void store.dispatch(track(purchase('7'))));
      agreeTo(all);
      act(() => void store.dispatch(track(purchase('8'))));
      await waitFor(() => expect(purchases()).toHaveLength(1));
      expect(purchases()).toMatchObject([{ ecommerce: { transaction_id: '8' } }]);
      expect(foreign.fbq!.queue.filter(([, name]) => name === 'Purchase')).toHaveLength(1);
    });
  });
});
