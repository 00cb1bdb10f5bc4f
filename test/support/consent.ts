import { consentCookieName } from '@/shop/constants';
import { writeConsent } from '@/features/consent/consentSaga';
import { removeCookie } from '@/shared/browser/cookies';

export const all = { preferences: true, statistics: true, marketing: true };
export const none = { preferences: false, statistics: false, marketing: false };

/** Default of every test: consent is declined, so that there is no banner. */
export function declineAll(): void {
  writeConsent({ consent: 'declined', ...none });
}

export function agreeTo(choice: typeof all): void {
  writeConsent({ consent: 'accepted', ...choice });
}

export function forgetConsent(): void {
  removeCookie(consentCookieName);
}
