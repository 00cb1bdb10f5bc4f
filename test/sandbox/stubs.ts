import type { Env } from '../../src/shared/config/env';

/** What the sandbox stands in for, by the setting that names it; paths of the shop's own host, whatever its port. */
export const stubSettings = {
  VITE_PROVIDER_SITE_URL: '/sandbox/anbieter/',
  VITE_NEWSLETTER_FRAME_URL: '/sandbox/newsletter',
  VITE_MAILING_SCRIPT_URL: '/sandbox/newsletter.js',
  VITE_FACEBOOK_URL: '/sandbox/netz/facebook',
  VITE_FACEBOOK_FLOHMARKT_URL: '/sandbox/netz/facebook-flohmarkt',
  VITE_FACEBOOK_KINDERFLOHMARKT_URL: '/sandbox/netz/facebook-kinderflohmarkt',
  VITE_INSTAGRAM_URL: '/sandbox/netz/instagram',
  VITE_INSTAGRAM_FLOHMARKT_URL: '/sandbox/netz/instagram-flohmarkt',
  VITE_INSTAGRAM_KINDERFLOHMARKT_URL: '/sandbox/netz/instagram-kinderflohmarkt',
  VITE_TIKTOK_URL: '/sandbox/netz/tiktok',
} satisfies Partial<Env>;

/** The settings with the sandbox's own pages where none is set, so that all of it can be tried offline. */
export function withStubSettings(settings: Env): Env {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...settings, ...stubSettings, ...Object.fromEntries(given) };
}
