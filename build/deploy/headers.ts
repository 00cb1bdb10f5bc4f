export type Header = readonly [name: string, value: string];

/** Which answers carry which headers; `cache-control` is said apart, for it depends on the status, too. */
export type SiteHeaders = {
  everywhere: readonly Header[];
  /** Pages, and the worker, whose own requests its policy governs. Elsewhere they would only be bytes. */
  documents: readonly Header[];
  assets: readonly Header[];
};

/** A name holds a hash of the content, so that what it names never changes. */
export const immutable = 'public, max-age=31536000, immutable';
/** Kept, but asked for anew each time. */
export const revalidated = 'no-cache';

/** What the shop does without, for itself and for every frame in it. */
const withheld = ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer']
  .concat(['microphone', 'midi', 'payment', 'usb'])
  .map((feature) => `${feature}=()`);

/** The headers of a shop with this Content-Security-Policy (requirements, "Security"). */
export function siteHeaders(policy: string): SiteHeaders {
  return {
    everywhere: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Strict-Transport-Security', 'max-age=31536000'],
    ],
    documents: [
      ['Content-Security-Policy', policy],
      // Addresses of cancellations are secret: no other host learns more than where the shop stands.
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Permissions-Policy', withheld.join(', ')],
      // A popup of the mailing script may still talk to the page that opened it; nobody who opened the shop may.
      ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ],
    assets: [['Cross-Origin-Resource-Policy', 'same-origin']],
  };
}
