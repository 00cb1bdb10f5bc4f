import { call, put, select, takeEvery } from 'typed-redux-saga';
import { track } from './track';
import { consentActionOf, readConsent } from './consentCookie';
import { cookieConsentSlice } from './cookieConsentSlice';

/** Loaded only with consent. A failed import loses the event. */
const loadProviders = () => import('./providers/notifyProviders').catch(() => undefined);

const { selectConsent } = cookieConsentSlice.selectors;

/** Current consent; the cookie may contain a withdrawal of another tab. */
function* readAgreed() {
  const { statistics, marketing } = yield* select(selectConsent);
  const stored = yield* call(readConsent);
  const isStored = (name: 'statistics' | 'marketing') =>
    stored === undefined || (stored.consent === 'accepted' && stored[name]);
  return { statistics: statistics && isStored('statistics'), marketing: marketing && isStored('marketing') };
}

/** Sends events to providers with consent. Events before the consent are dropped (requirements, "Consent"). */
export function* trackingSaga() {
  const stored = yield* call(readConsent);
  if (stored) yield* put(consentActionOf(stored));
  yield* takeEvery(track, function* ({ payload }) {
    const { statistics, marketing } = yield* call(readAgreed);
    if (!statistics && !marketing) return;
    const code = yield* call(loadProviders);
    // A withdrawal during the import counts, a new consent does not.
    const now = yield* call(readAgreed);
    const consent = { statistics: statistics && now.statistics, marketing: marketing && now.marketing };
    if (code) yield* call(code.notifyProviders, payload, consent);
  });
}
