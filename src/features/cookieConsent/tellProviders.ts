import { dataLayerEvent, trackedValue, type TrackedEvent } from '@/domain/tracking';
import { pushToDataLayer, tellPixels } from '@/lib/tracking';
import { prepareProviders } from './providers';

const pixelNames = {
  add_to_cart: { facebook: 'AddToCart', tiktok: 'AddToCart' },
  purchase: { facebook: 'Purchase', tiktok: 'CompletePayment' },
} as const;

type Consent = { statistics: boolean; marketing: boolean };

/** Passes an event on to what the visitor agreed to; it may well come before the scripts are asked for. */
export function tellProviders(event: TrackedEvent, consent: Consent): void {
  const { statistics, marketing } = consent;
  prepareProviders(consent);
  if (statistics) pushToDataLayer(dataLayerEvent(event));
  if (marketing) tellPixels(pixelNames[event.name], trackedValue(event));
}
