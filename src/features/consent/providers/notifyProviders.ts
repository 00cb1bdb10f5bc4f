import { dataLayerEvent, trackedValue, type TrackedEvent } from '@/domain/tracking';
import { trackedNames } from '@/features/consent/trackedNames';
import { pushToDataLayer, notifyPixels } from './tracking';
import { prepareProviders } from './providers';

const pixelNames = {
  add_to_cart: { facebook: 'AddToCart', tiktok: 'AddToCart' },
  purchase: { facebook: 'Purchase', tiktok: 'CompletePayment' },
} as const;

type Consent = { statistics: boolean; marketing: boolean };

/** Notes an event, and sends it to providers with consent, possibly before their scripts load. */
export function notifyProviders(event: TrackedEvent, consent: Consent): void {
  const { statistics, marketing } = consent;
  prepareProviders(consent);
  if (statistics) {
    trackedNames.add(event.name);
    pushToDataLayer(dataLayerEvent(event));
  }
  if (marketing) notifyPixels(pixelNames[event.name], trackedValue(event));
}
