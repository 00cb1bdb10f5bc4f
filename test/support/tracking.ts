import { afterEach, beforeEach, vi } from 'vitest';
import { paths } from '@/shop/paths';
import { heading } from './screenQueries';
import { renderApp } from './renderApp';
import { disturb } from './server';

type Providers = { dataLayer?: Record<string, unknown>[]; fbq?: unknown; ttq?: unknown };
export const providers = window as unknown as Providers;

export const fbq = vi.fn();
export const ttqTrack = vi.fn();

/** Sets the pixels, but no data layer. */
export function withPixels(): void {
  beforeEach(() => {
    fbq.mockReset();
    ttqTrack.mockReset();
    providers.fbq = fbq;
    providers.ttq = { track: ttqTrack };
  });
  afterEach(() => {
    delete providers.dataLayer;
    delete providers.fbq;
    delete providers.ttq;
  });
}

/** Events in the data layer, without the entries that reset it. */
export const trackedEvents = () => (providers.dataLayer ?? []).filter((entry) => 'event' in entry);

/** Order 7 is paid: € 17,50 by default. */
export function payOrder(body: object = {}): void {
  disturb('order/paymentStatus', {
    body: { paymentStatus: 'paid', amount: 17.5, currency: 'EUR', ...body },
  });
}

export async function openPaid() {
  const app = renderApp(paths.paymentResult.to({}, { orderid: '7' }));
  await heading('Danke, deine Bestellung ist bezahlt!');
  return app;
}

export const purchase = {
  event: 'purchase',
  ecommerce: { value: 17.5, currency: 'EUR', transaction_id: '7' },
};
