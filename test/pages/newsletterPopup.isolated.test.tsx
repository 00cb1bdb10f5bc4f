import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import { settings } from '@/shared/config/settings';
import '@/features/consent/components/ConsentBanner';
import { consentAccepted, consentDeclined } from '@/features/consent/cookieConsentSlice';
import '@/features/catalogue/cards/InfoDialog';
import '@/features/catalogue/newsletter/NewsletterDialog';
import '@/pages/CartPage';
import '@/pages/CinemaLandingPage';
import { forgetConsent } from '@test/support/consent';
import { button } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

vi.mock('@/shared/config/settings', async (importActual) => {
  const actual = await importActual<typeof import('@/shared/config/settings')>();
  return { settings: { ...actual.settings } };
});

const delay = 2000;

const retry = 4000;

const open = vi.fn<() => void>();

const ownDialog = () => screen.queryByRole('dialog', { name: 'Filmprogramm abonnieren' });

describe("the newsletter's popup", () => {
  async function openPopupLink() {
    const app = renderApp(paths.cinemaLanding.to({}, { openfpsub: 'true' }));
    await flushPending();
    return app;
  }

  beforeEach(() => {
    stopTime();
    forgetConsent();
    open.mockReset();
    vi.stubGlobal('mailingPopup', { open });
    settings.VITE_MAILING_SCRIPT_URL = 'https://mailing.example/popup.js';
  });

  describe('the popup before the consent choice', () => {
    it('waits for the choice, and is the provider’s with consent', async () => {
      await openPopupLink();
      await passTime(delay);
      expect(ownDialog()).toBeNull();
      fireEvent.click(button('Akzeptieren'));
      await passTime(retry - 1);
      expect(open).not.toHaveBeenCalled();
      await passTime(1);
      expect(open).toHaveBeenCalledTimes(1);
      expect(ownDialog()).toBeNull();
    });

    it.each([
      ['consent is declined', () => fireEvent.click(button('Ablehnen'))],
      ['there is no choice by then', () => undefined],
    ])('is the shop’s own dialog if %s, without third-party requests', async (_, answer) => {
      await openPopupLink();
      await passTime(delay);
      answer();
      await passTime(retry - 1);
      expect(ownDialog()).toBeNull();
      await passTime(1);
      expect(ownDialog()).toBeVisible();
      expect(open).not.toHaveBeenCalled();
      expect(document.querySelector('iframe')).toBeNull();
    });

    it('opens without delay after a quick choice', async () => {
      await openPopupLink();
      await passTime(delay - 1);
      fireEvent.click(button('Akzeptieren'));
      await passTime(1);
      expect(open).toHaveBeenCalledTimes(1);
    });

    it('does not remove the consent banner', async () => {
      await openPopupLink();
      await passTime(delay + retry);
      fireEvent.click(button('Schliessen'));
      await passTime(retry);
      expect(ownDialog()).toBeNull();
      expect(button('Ablehnen')).toBeVisible();
    });
  });
});

describe('the query openfpsub', () => {
  const all = { preferences: true, statistics: true, marketing: true };

  async function openPopupLink(query = 'true', consent: typeof all | 'declined' = all) {
    const app = renderApp(paths.cinemaLanding.to({}, { openfpsub: query }));
    act(() => void app.store.dispatch(consent === 'declined' ? consentDeclined() : consentAccepted(consent)));
    await flushPending();
    return app;
  }

  const scriptIsReady = () => vi.stubGlobal('mailingPopup', { open });

  beforeEach(() => {
    stopTime();
    open.mockReset();
    settings.VITE_MAILING_SCRIPT_URL = 'https://mailing.example/popup.js';
  });

  describe('openfpsub=true with consent', () => {
    it('opens the provider’s popup after two seconds, once', async () => {
      scriptIsReady();
      await openPopupLink();
      await passTime(delay - 1);
      expect(open).not.toHaveBeenCalled();
      await passTime(1);
      expect(open).toHaveBeenCalledTimes(1);
      await passTime(2 * retry);
      expect(open).toHaveBeenCalledTimes(1);
      expect(ownDialog()).toBeNull();
    });

    it('tries once more after four seconds', async () => {
      await openPopupLink();
      await passTime(delay);
      scriptIsReady();
      await passTime(retry - 1);
      expect(open).not.toHaveBeenCalled();
      await passTime(1);
      expect(open).toHaveBeenCalledTimes(1);
      expect(ownDialog()).toBeNull();
    });

    it('opens the shop’s own dialog when the script is still not ready', async () => {
      await openPopupLink();
      await passTime(delay + retry - 1);
      expect(ownDialog()).toBeNull();
      await passTime(1);
      expect(ownDialog()).toBeVisible();
    });

    it.each([
      ['an object that throws', { open: () => expect.fail('The popup is broken.') }],
      ['an object that cannot open', { open: 'yes' }],
      ['null', null],
    ])('treats %s as a script that is not ready', async (_, popup) => {
      vi.stubGlobal('mailingPopup', popup);
      await openPopupLink();
      await passTime(delay + retry);
      expect(ownDialog()).toBeVisible();
    });
  });

  describe('openfpsub=true without the provider', () => {
    it.each([
      ['declined consent', 'declined'],
      ['consent to all but marketing', { ...all, marketing: false }],
    ] as const)(
      'opens the shop’s own dialog after two seconds with %s, without third-party requests',
      async (_, consent) => {
        scriptIsReady();
        await openPopupLink('true', consent);
        await passTime(delay - 1);
        expect(ownDialog()).toBeNull();
        await passTime(1);
        expect(ownDialog()).toBeVisible();
        expect(open).not.toHaveBeenCalled();
        expect(document.querySelector('iframe')).toBeNull();
      },
    );

    it('opens the shop’s own dialog when no script is configured', async () => {
      settings.VITE_MAILING_SCRIPT_URL = undefined;
      scriptIsReady();
      await openPopupLink();
      await passTime(delay);
      expect(ownDialog()).toBeVisible();
      expect(open).not.toHaveBeenCalled();
    });
  });

  describe('the popup', () => {
    it.each(['', 'false', 'TRUE', '1', 'true '])('does not open for %j', async (value) => {
      scriptIsReady();
      await openPopupLink(value);
      await passTime(delay + retry);
      expect(open).not.toHaveBeenCalled();
      expect(ownDialog()).toBeNull();
    });

    it('does not open after the visitor has left', async () => {
      scriptIsReady();
      await openPopupLink();
      await passTime(delay - 1);
      visit(paths.cart.to());
      await passTime(delay + retry);
      expect(open).not.toHaveBeenCalled();
      expect(ownDialog()).toBeNull();
    });

    it('does not open again after Back', async () => {
      settings.VITE_MAILING_SCRIPT_URL = undefined;
      await openPopupLink();
      visit(paths.cart.to());
      await flushPending();
      visit(paths.cinemaLanding.to({}, { openfpsub: 'true' }));
      await passTime(delay + retry);
      expect(ownDialog()).toBeNull();
    });

    it('waits until another dialog is closed', async () => {
      settings.VITE_MAILING_SCRIPT_URL = undefined;
      await openPopupLink();
      fireEvent.click(button('Kurzinformation'));
      await flushPending();
      await passTime(delay);
      expect(screen.getAllByRole('dialog')).toHaveLength(1);
      expect(ownDialog()).toBeNull();
      fireEvent.click(button('Schliessen'));
      await passTime(retry);
      expect(ownDialog()).toBeVisible();
    });

    it('closes by „Schliessen“ and stays closed', async () => {
      settings.VITE_MAILING_SCRIPT_URL = undefined;
      await openPopupLink();
      await passTime(delay);
      fireEvent.click(button('Schliessen'));
      await passTime(delay + retry);
      expect(ownDialog()).toBeNull();
    });
  });
});
