import * as v from 'valibot';
import { consentCookieDays, consentCookieName, maxCookieBytes } from '@/shared/config/constants';
import { parseJson } from '@/shared/text/parseJson';
import { readCookie, writeCookie } from '@/shared/browser/cookies';
import { consentAccepted, consentDeclined } from './cookieConsentSlice';

const storedConsent = v.object({
  consent: v.picklist(['accepted', 'declined']),
  preferences: v.boolean(),
  statistics: v.boolean(),
  marketing: v.boolean(),
});
export type StoredConsent = v.InferOutput<typeof storedConsent>;

/** Returns the stored choice; an invalid cookie counts as none. */
export function readConsent(): StoredConsent | undefined {
  const result = v.safeParse(storedConsent, parseJson(readCookie(consentCookieName) ?? null));
  return result.success ? result.output : undefined;
}

/** Stores a choice for 1000 days (requirements 9). Returns whether the browser accepted the cookie. */
export function writeConsent(consent: StoredConsent): boolean {
  const options = { days: consentCookieDays, maxBytes: maxCookieBytes };
  return writeCookie(consentCookieName, JSON.stringify(consent), options);
}

/** Returns the action for a stored choice. "declined" allows nothing, whatever the other fields are. */
export function consentActionOf({ consent, preferences, statistics, marketing }: StoredConsent) {
  return consent === 'accepted' ? consentAccepted({ preferences, statistics, marketing }) : consentDeclined();
}
