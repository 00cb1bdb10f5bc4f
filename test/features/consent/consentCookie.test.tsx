import Cookies from 'js-cookie';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { readConsent, writeConsent } from '@/features/consent/consentCookie';
import { renderApp } from '@test/support/renderApp';
import { agreeTo, all, none } from '@test/support/consent';

describe('the consent cookie', () => {
  it.each(['accepted', 'declined'] as const)('returns „%s“ as it was written', (consent) => {
    expect(writeConsent({ consent, ...none, statistics: true })).toBe(true);
    expect(readConsent()).toEqual({ consent, ...none, statistics: true });
    expect(Cookies.get('cookie_consent')).toBe(JSON.stringify({ consent, ...none, statistics: true }));
  });

  it('is read when the app starts', () => {
    agreeTo({ ...none, marketing: true });
    const { store } = renderApp(paths.cart.to());
    expect(store.getState().cookieConsent).toEqual({ consent: 'accepted', ...none, marketing: true });
  });

  it('that declines allows nothing, whatever its other fields are', () => {
    writeConsent({ consent: 'declined', ...all });
    const { store } = renderApp(paths.cart.to());
    expect(store.getState().cookieConsent).toEqual({ consent: 'declined', ...none });
  });
});
