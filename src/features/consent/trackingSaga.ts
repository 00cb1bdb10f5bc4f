import { call, put, takeEvery } from 'typed-redux-saga';
import { track } from './track';
import { consentActionOf, readConsent } from './consentCookie';
import { readAgreed } from './readAgreed';

/** Loaded only with consent. A failed import loses the event. */
const loadProviders = () => import('./providers/notifyProviders').catch(() => undefined);

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
