import * as v from 'valibot';
import { consentCookieName } from '@/shop/constants';
import { parseJson } from '@/shared/text/parseJson';
import { readCookie } from '@/shared/browser/readCookie';
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

/** Returns the action for a stored choice. "declined" allows nothing, whatever the other fields are. */
export function consentActionOf({ consent, preferences, statistics, marketing }: StoredConsent) {
  return consent === 'accepted' ? consentAccepted({ preferences, statistics, marketing }) : consentDeclined();
}
