/** What the providers' scripts have put on the window once they were loaded, which takes consent. */
type TrackingWindow = {
  dataLayer?: unknown;
  fbq?: unknown;
  ttq?: { track?: unknown };
};

/** What a script of others throws is no matter of the shop. */
function attempt(tell: () => void): void {
  try {
    tell();
  } catch {
    // There is nobody to tell.
  }
}

/** Hands an event to the tag manager, now or when its script is there. Only with consent to statistics. */
export function pushToDataLayer(event: object): void {
  attempt(() => {
    const page = window as TrackingWindow;
    page.dataLayer ??= [];
    // Or its items would be merged with those of the event before.
    (page.dataLayer as object[]).push({ ecommerce: null }, event);
  });
}

/** Tells the pixels whose scripts are there, each by its own name for the event. Only with consent to marketing. */
export function tellPixels(names: { facebook: string; tiktok: string }, details: object): void {
  const { fbq, ttq } = window as TrackingWindow;
  attempt(() => {
    if (typeof fbq === 'function') fbq('track', names.facebook, details);
  });
  attempt(() => {
    if (typeof ttq?.track === 'function') ttq.track(names.tiktok, details);
  });
}
