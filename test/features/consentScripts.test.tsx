import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { settings } from '@/config/settings';
import { consentAccepted } from '@/features/cookieConsent/cookieConsentSlice';
import '@/features/cookieConsent/Consent';
import '@/features/cookieConsent/ConsentSettings';
import '@/screens/CartScreen';
import '@/screens/StornoScreen';
import { agreeTo, all, none } from '@test/support/consent';
import { foreignScripts, footerButton, openUnasked, settingsDialog } from '@test/support/consentScreen';
import { everyScript, foreign, marketingScripts, scripts, withProviders } from '@test/support/foreignPage';
import { heading } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

vi.mock('@/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/config/settings')>();
  return { settings: { ...actual.settings } };
});
vi.mock('@/lib/reloadPage', () => ({ reloadPage: vi.fn() }));

withProviders();

/** The settings are there once what starts scripts is. */
async function untilCareIsTaken(user: ReturnType<typeof renderApp>['user']) {
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

describe('before consent and without it', () => {
  it('nobody is asked for a script', async () => {
    const { banner, user } = await openUnasked(paths.cart.to());
    expect(foreignScripts()).toEqual([]);
    await user.click(banner.getByRole('button', { name: 'Ablehnen' }));
    expect(foreignScripts()).toEqual([]);
    expect(foreign).not.toHaveProperty('fbq');
    expect(foreign).not.toHaveProperty('ttq');
    expect(foreign).not.toHaveProperty('dataLayer');
  });

  it('preferences alone ask for none', async () => {
    agreeTo({ ...none, preferences: true });
    const { user } = await openCart();
    await untilCareIsTaken(user);
    expect(foreignScripts()).toEqual([]);
  });
});

describe('with consent', () => {
  it('every script comes once, at the press', async () => {
    const { banner, user } = await openUnasked(paths.cart.to());
    await user.click(banner.getByRole('button', { name: 'Akzeptieren' }));
    expect(foreignScripts()).toEqual(everyScript);
    visit(paths.flohmarktProgram.to());
    await untilCareIsTaken(user);
    expect(foreignScripts()).toEqual(everyScript);
  });

  it('every script comes by itself in the next visit', async () => {
    agreeTo(all);
    await openCart();
    await waitFor(() => expect(foreignScripts()).toEqual(everyScript));
  });

  it.each([
    ['statistics', [scripts.tagManager]],
    ['marketing', marketingScripts],
  ] as const)('to %s alone come its scripts alone', async (category, expected) => {
    agreeTo({ ...none, [category]: true });
    await openCart();
    await waitFor(() => expect(foreignScripts()).toEqual(expected));
  });

  it('what is not set does not come', async () => {
    settings.VITE_FACEBOOK_PIXEL_ID = undefined;
    settings.VITE_MAILING_SCRIPT_URL = undefined;
    agreeTo(all);
    await openCart();
    await waitFor(() => expect(foreignScripts()).toEqual([scripts.tagManager, scripts.tiktok]));
    expect(foreign).not.toHaveProperty('fbq');
  });

  it('scripts are elements with an address, none with text of its own', async () => {
    agreeTo(all);
    await openCart();
    await waitFor(() => expect(foreignScripts()).toHaveLength(4));
    expect([...document.scripts].filter(({ text }) => text !== '')).toEqual([]);
    expect([...document.scripts].every((script) => script.async)).toBe(true);
  });

  it('a script that fails is no matter of the shop', async () => {
    agreeTo(all);
    await openCart();
    await waitFor(() => expect(foreignScripts()).toHaveLength(4));
    for (const script of document.querySelectorAll('script[src]')) script.dispatchEvent(new Event('error'));
    expect(await heading('Warenkorb')).toBeVisible();
  });

  it('each finds what it looks for: its id, one page view, and no leave to read fields', async () => {
    agreeTo(all);
    await openCart();
    await waitFor(() => expect(foreignScripts()).toHaveLength(4));
    expect(foreign.fbq!.queue).toEqual([
      ['set', 'autoConfig', false, '123'],
      ['init', '123'],
      ['track', 'PageView'],
    ]);
    expect(foreign.fbq).toHaveProperty('disablePushState', true);
    expect(foreign.ttq).toMatchObject({ _i: { ABC1: {} } });
    expect([...foreign.ttq!]).toEqual([['page']]);
    const words = (foreign.dataLayer as ArrayLike<unknown>[]).map((entry) => Array.from(entry));
    expect(words[0]).toMatchObject([
      'consent',
      'default',
      { analytics_storage: 'granted', ad_storage: 'granted' },
    ]);
    expect((foreign.dataLayer as object[])[1]).toMatchObject({ event: 'gtm.js' });
  });

  it('to statistics alone the tag manager learns that advertising is refused', async () => {
    agreeTo({ ...none, statistics: true });
    await openCart();
    await waitFor(() => expect(foreignScripts()).toHaveLength(1));
    const [first] = foreign.dataLayer as ArrayLike<unknown>[];
    const refused = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
    expect(Array.from(first!)).toEqual(['consent', 'default', { analytics_storage: 'granted', ...refused }]);
  });
});

describe('a cancellation link', () => {
  it.each([
    paths.storno.to(),
    paths.stornoByIdentifier.to({ stornoIdentifier: 'geheim' }),
    paths.storno.to({}, { stornoIdentifier: 'geheim' }),
    '/Bestellung-Stornieren/geheim',
    '/bestellung%2Dstornieren/geheim',
  ])('%s is shared with nobody, nor is what comes after it in the same page', async (address) => {
    agreeTo(all);
    const { user, store } = renderApp(address);
    await screen.findByRole('heading', { level: 1 });
    await untilCareIsTaken(user);
    expect(foreignScripts()).toEqual([]);
    act(() => void store.dispatch(consentAccepted(all)));
    visit(paths.cart.to());
    await heading('Warenkorb');
    await untilCareIsTaken(user);
    expect(foreignScripts()).toEqual([]);
  });
});
