import { reportGroup } from './policy.ts';

export type Header = readonly [name: string, value: string];

/** Without `Cache-Control`, which also depends on the status. */
export type SiteHeaders = {
  everywhere: readonly Header[];
  /** For pages and the service worker, whose own policy applies to its requests. */
  documents: readonly Header[];
  /** In place of those of documents, for the dates that other websites embed. */
  embedded: readonly Header[];
  assets: readonly Header[];
};

export const immutable = 'public, max-age=31536000, immutable';
/** Cached, but revalidated by each request. */
export const revalidated = 'no-cache';
/** For calendars and feeds, which programs ask for again and again. */
export const brieflyCached = 'public, max-age=300, must-revalidate';
/** For announcements, which change at any moment. */
export const neverStored = 'no-store';

/** Browser features that the shop and its frames do not use. */
const disabledFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
]
  .concat(['microphone', 'midi', 'payment', 'usb'])
  .map((feature) => `${feature}=()`);

/** Headers of responses, see requirements, "Security". Browsers send reports to the address `reports`, if it is given. */
export function siteHeaders(policy: string, embeddedPolicy: string, reports?: string): SiteHeaders {
  const documents = (contentPolicy: string): Header[] => [
    ['Content-Security-Policy', contentPolicy],
    ...(reports === undefined ? [] : [['Reporting-Endpoints', `${reportGroup}="${reports}"`] as const]),
    // Cancellation addresses are secret, so other hosts get only the origin.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', disabledFeatures.join(', ')],
    // Popups of the mailing script keep access to the page; a page that opened the shop gets none.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
  ];
  return {
    everywhere: [
      ['X-Content-Type-Options', 'nosniff'],
      ['Strict-Transport-Security', 'max-age=31536000'],
    ],
    documents: documents(policy),
    embedded: documents(embeddedPolicy),
    assets: [['Cross-Origin-Resource-Policy', 'same-origin']],
  };
}
