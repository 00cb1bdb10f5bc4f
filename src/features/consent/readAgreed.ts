import { call, select } from 'typed-redux-saga';
import { readConsent } from './consentCookie';
import { cookieConsentSlice } from './cookieConsentSlice';

const { selectConsent } = cookieConsentSlice.selectors;

/** Current consent; the cookie may contain a withdrawal of another tab. */
export function* readAgreed() {
  const { statistics, marketing } = yield* select(selectConsent);
  const stored = yield* call(readConsent);
  const isStored = (name: 'statistics' | 'marketing') =>
    stored === undefined || (stored.consent === 'accepted' && stored[name]);
  return { statistics: statistics && isStored('statistics'), marketing: marketing && isStored('marketing') };
}
