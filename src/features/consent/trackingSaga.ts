import { call, put, select, takeEvery } from 'typed-redux-saga';
import { track } from './track';
import { consentActionOf, readConsent } from './consentCookie';
import { cookieConsentSlice } from './cookieConsentSlice';

/** Only who agreed needs it. Where it does not arrive, statistics miss an event and the shop nothing. */
const loadProviders = () => import('./providers/notifyProviders').catch(() => undefined);

const { selectConsent } = cookieConsentSlice.selectors;

/** What the visitor agrees to now: the cookie knows what another tab withdrew before this one is looked at again. */
function* readAgreed() {
  const { statistics, marketing } = yield* select(selectConsent);
  const stored = yield* call(readConsent);
  const isStored = (name: 'statistics' | 'marketing') =>
    stored === undefined || (stored.consent === 'accepted' && stored[name]);
  return { statistics: statistics && isStored('statistics'), marketing: marketing && isStored('marketing') };
}

/**
 * Passes events on to what the visitor agreed to, at once or never: one that comes before consent is not kept
 * (requirements, "Consent").
 */
export function* trackingSaga() {
  const stored = yield* call(readConsent);
  if (stored) yield* put(consentActionOf(stored));
  yield* takeEvery(track, function* ({ payload }) {
    const { statistics, marketing } = yield* call(readAgreed);
    if (!statistics && !marketing) return;
    const code = yield* call(loadProviders);
    // It may have been withdrawn meanwhile; what was agreed to meanwhile does not count.
    const now = yield* call(readAgreed);
    const consent = { statistics: statistics && now.statistics, marketing: marketing && now.marketing };
    if (code) yield* call(code.notifyProviders, payload, consent);
  });
}
