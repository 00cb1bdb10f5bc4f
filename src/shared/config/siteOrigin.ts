import { settings } from './settings';

/** Where search engines should find the shop: as it is set, else where it stands just now. */
export function siteOrigin(): string {
  return settings.VITE_SITE_URL ?? window.location.origin;
}
