/** Globals of the providers' scripts, which exist only with consent. */
type TrackingWindow = {
  dataLayer?: unknown;
  fbq?: unknown;
  ttq?: { track?: unknown };
};

/** Errors of third-party code must not affect the shop. */
export function attempt(action: () => unknown): void {
  try {
    action();
  } catch {
    // Ignored: see above.
  }
}

/** Queue that the tag manager reads. Requires consent to statistics. */
export function dataLayer(): object[] {
  const page = window as TrackingWindow;
  page.dataLayer ??= [];
  return page.dataLayer as object[];
}

/** Sends an event to the tag manager. Requires consent to statistics. */
export function pushToDataLayer(event: object): void {
  // Otherwise the tag manager merges the items with those of the previous event.
  attempt(() => dataLayer().push({ ecommerce: null }, event));
}

/** Sends an event to the loaded pixels. Requires consent to marketing. */
export function notifyPixels(names: { facebook: string; tiktok: string }, details: object): void {
  const { fbq, ttq } = window as TrackingWindow;
  attempt(() => {
    if (typeof fbq === 'function') fbq('track', names.facebook, details);
  });
  attempt(() => {
    if (typeof ttq?.track === 'function') ttq.track(names.tiktok, details);
  });
}
