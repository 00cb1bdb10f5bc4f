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

/** What the visitor chose before; a cookie that does not say so clearly is no choice. */
export function readConsent(): StoredConsent | undefined {
  const result = v.safeParse(storedConsent, parseJson(readCookie(consentCookieName) ?? null));
  return result.success ? result.output : undefined;
}

/** Keeps a choice for 1000 days (requirements 9); says whether the browser took it. */
export function writeConsent(consent: StoredConsent): boolean {
  const options = { days: consentCookieDays, maxBytes: maxCookieBytes };
  return writeCookie(consentCookieName, JSON.stringify(consent), options);
}

/** What the state is told of a stored choice: one that declines allows nothing, whatever else it says. */
export function consentActionOf({ consent, preferences, statistics, marketing }: StoredConsent) {
  return consent === 'accepted' ? consentAccepted({ preferences, statistics, marketing }) : consentDeclined();
}
