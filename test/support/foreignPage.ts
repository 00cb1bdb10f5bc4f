import { afterEach, beforeEach } from 'vitest';
import { withSettings } from './settings';

export const scripts = {
  tagManager: 'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
  facebook: 'https://connect.facebook.net/en_US/fbevents.js',
  tiktok: 'https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=ABC1&lib=ttq',
  mailing: 'https://mailing.example/popup.js',
};
export const marketingScripts = [scripts.facebook, scripts.tiktok, scripts.mailing];
export const everyScript = Object.values(scripts);

const ids = {
  VITE_TAG_MANAGER_ID: 'GTM-TEST1',
  VITE_FACEBOOK_PIXEL_ID: '123',
  VITE_TIKTOK_PIXEL_ID: 'ABC1',
  VITE_MAILING_SCRIPT_URL: scripts.mailing,
};

type ForeignWindow = {
  dataLayer?: unknown;
  fbq?: { queue: unknown[][] };
  _fbq?: unknown;
  ttq?: unknown[][];
  TiktokAnalyticsObject?: unknown;
};
export const foreign = window as unknown as ForeignWindow;

/** Sets the ids of all providers in each test, and removes what they leave in the page. */
export function withProviders(): void {
  beforeEach(() => withSettings(ids));
  afterEach(() => {
    for (const name of ['dataLayer', 'fbq', '_fbq', 'ttq', 'TiktokAnalyticsObject']) {
      Reflect.deleteProperty(window, name);
    }
  });
}
