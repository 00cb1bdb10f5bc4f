import { settings } from './settings';

export function siteOrigin(): string {
  return settings.VITE_SITE_URL ?? window.location.origin;
}
