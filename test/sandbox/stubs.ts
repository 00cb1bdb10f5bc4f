import type { Env } from '../../src/shared/config/env';

/** Paths of the sandbox's stub pages, by the setting that they replace. */
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

/** Fills missing settings with stub pages, so that the whole shop works offline. */
export function withStubSettings(settings: Env): Env {
  const given = Object.entries(settings).filter(([, value]) => value !== undefined);
  return { ...settings, ...stubSettings, ...Object.fromEntries(given) };
}
