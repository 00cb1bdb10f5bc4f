import { dataLayerEvent, trackedValue, type TrackedEvent } from '@/domain/tracking';
import { pushToDataLayer, notifyPixels } from './tracking';
import { prepareProviders } from './providers';

const pixelNames = {
  add_to_cart: { facebook: 'AddToCart', tiktok: 'AddToCart' },
  purchase: { facebook: 'Purchase', tiktok: 'CompletePayment' },
} as const;

type Consent = { statistics: boolean; marketing: boolean };

/** Passes an event on to what the visitor agreed to; it may well come before the scripts are asked for. */
export function notifyProviders(event: TrackedEvent, consent: Consent): void {
  const { statistics, marketing } = consent;
  prepareProviders(consent);
  if (statistics) pushToDataLayer(dataLayerEvent(event));
  if (marketing) notifyPixels(pixelNames[event.name], trackedValue(event));
}
