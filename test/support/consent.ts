import { consentCookieName } from '@/shared/config/constants';
import { writeConsent } from '@/features/consent/consentCookie';
import { removeCookie } from '@/shared/browser/cookies';

export const all = { preferences: true, statistics: true, marketing: true };
export const none = { preferences: false, statistics: false, marketing: false };

/** The visitor has declined already: how every test begins, so that no banner stands in it. */
export function declineAll(): void {
  writeConsent({ consent: 'declined', ...none });
}

/** The visitor has agreed already. */
export function agreeTo(choice: typeof all): void {
  writeConsent({ consent: 'accepted', ...choice });
}

/** The visitor has not chosen yet. */
export function forgetConsent(): void {
  removeCookie(consentCookieName);
}
