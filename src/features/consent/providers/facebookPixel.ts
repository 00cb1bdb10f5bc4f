import { attempt } from './tracking';

export const facebookPixelAddress = 'https://connect.facebook.net/en_US/fbevents.js';

/** Queues calls until the pixel's script loads. */
type Stub = ((...args: unknown[]) => void) & {
  callMethod?: (...args: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
  push: Stub;
  disablePushState: boolean;
};
type PixelWindow = { fbq?: Stub; _fbq?: Stub };

function createStub(): Stub {
  const stub: Stub = Object.assign(
    (...args: unknown[]) => {
      if (stub.callMethod) stub.callMethod(...args);
      else stub.queue.push(args);
    },
    {
      queue: [],
      loaded: true,
      version: '2.0',
      // Otherwise the pixel reports every navigation.
      disablePushState: true,
      push: undefined as unknown as Stub,
    },
  );
  stub.push = stub;
  return stub;
}

/**
 * Creates the pixel's queue with one page view. `autoConfig` would also read buttons and form fields.
 * Idempotent; requires consent to marketing.
 */
export function prepareFacebookPixel(id: string): void {
  attempt(() => {
    const page = window as PixelWindow;
    if (page.fbq) return;
    const fbq = (page.fbq = createStub());
    page._fbq ??= fbq;
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('track', 'PageView');
  });
}

export function notifyFacebookPixel(isAllowed: boolean): void {
  attempt(() => (window as PixelWindow).fbq?.('consent', isAllowed ? 'grant' : 'revoke'));
}
