import { call, put, select, takeEvery } from 'typed-redux-saga';
import { dataLayerEvent, trackedValue } from '@/domain/tracking';
import { pushToDataLayer, tellPixels } from '@/lib/tracking';
import { track } from '@/request/track';
import { readConsent } from './consentCookie';
import { consentAccepted, consentDeclined, cookieConsentSlice } from './cookieConsentSlice';

const pixelNames = {
  add_to_cart: { facebook: 'AddToCart', tiktok: 'AddToCart' },
  purchase: { facebook: 'Purchase', tiktok: 'CompletePayment' },
} as const;

/**
 * Passes events on to what the visitor agreed to, at once or never: one that comes before consent is not kept
 * (rulings, "Consent").
 */
export function* trackingSaga() {
  const stored = yield* call(readConsent);
  if (stored) yield* put(stored.consent === 'accepted' ? consentAccepted(stored) : consentDeclined());
  yield* takeEvery(track, function* ({ payload }) {
    const { statistics, marketing } = yield* select(cookieConsentSlice.selectors.selectConsent);
    if (statistics) yield* call(pushToDataLayer, dataLayerEvent(payload));
    if (marketing) yield* call(tellPixels, pixelNames[payload.name], trackedValue(payload));
  });
}
