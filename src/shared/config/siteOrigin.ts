import { settings } from './settings';

/** The origin for search engines: the setting, else the current one. */
export function siteOrigin(): string {
  return settings.VITE_SITE_URL ?? window.location.origin;
}
