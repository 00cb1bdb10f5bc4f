/** What stands on the window once the providers' scripts are asked for, which takes consent. */
type TrackingWindow = {
  dataLayer?: unknown;
  fbq?: unknown;
  ttq?: { track?: unknown };
};

/** What a script of others throws is no matter of the shop. */
export function attempt(action: () => unknown): void {
  try {
    action();
  } catch {
    // There is nobody to action.
  }
}

/** What the tag manager reads, now or when its script is there. Only with consent to statistics. */
export function dataLayer(): object[] {
  const page = window as TrackingWindow;
  page.dataLayer ??= [];
  return page.dataLayer as object[];
}

/** Hands an event to the tag manager, now or when its script is there. Only with consent to statistics. */
export function pushToDataLayer(event: object): void {
  // Or its items would be merged with those of the event before.
  attempt(() => dataLayer().push({ ecommerce: null }, event));
}

/** Tells the pixels whose scripts are there, each by its own name for the event. Only with consent to marketing. */
export function notifyPixels(names: { facebook: string; tiktok: string }, details: object): void {
  const { fbq, ttq } = window as TrackingWindow;
  attempt(() => {
    if (typeof fbq === 'function') fbq('track', names.facebook, details);
  });
  attempt(() => {
    if (typeof ttq?.track === 'function') ttq.track(names.tiktok, details);
  });
}
