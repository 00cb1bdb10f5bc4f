import { attempt } from './tracking';

export const facebookPixelAddress = 'https://connect.facebook.net/en_US/fbevents.js';

/** What stands in for the pixel until its script takes over what was said. */
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
      // Or it would report every address that the visitor goes to in the shop.
      disablePushState: true,
      push: undefined as unknown as Stub,
    },
  );
  stub.push = stub;
  return stub;
}

/**
 * Puts what the script looks for when it arrives. It learns of one page view a load and of what it is told; by itself it
 * would also read buttons and form fields. Asked again it does nothing. Only with consent to marketing.
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

/** Tells a pixel that runs whether it still may. */
export function notifyFacebookPixel(isAllowed: boolean): void {
  attempt(() => (window as PixelWindow).fbq?.('consent', isAllowed ? 'grant' : 'revoke'));
}
