/** Port of the shop that is built with all third parties; `foreignHosts.ts` replaces them. */
export const settingsPort = 4274;
export const settingsFolder = 'node_modules/.cache/shop-with-settings';
export const shopWithSettings = `http://localhost:${settingsPort}`;

export const providerSite = 'https://provider.example.test/';
export const newsletterFrame = 'https://newsletter.example.test/formular';
export const visitsPath = '/besuche';
export const mailingScript = 'https://mailing.example.test/popup.js';

/** Pages on social networks, by their path in the shop. */
export const socialPages = {
  '/tiktok': 'https://tiktok.example.test/kino',
  '/facebook': 'https://facebook.example.test/kino',
  '/facebookflohmarkt': 'https://facebook.example.test/flohmarkt',
  '/facebookkinderflohmarkt': 'https://facebook.example.test/kinderflohmarkt',
  '/instagram': 'https://instagram.example.test/kino',
  '/instagramflohmarkt': 'https://instagram.example.test/flohmarkt',
  '/instagramkinderflohmarkt': 'https://instagram.example.test/kinderflohmarkt',
};

/** All settings, so that a developer's `.env` files have no effect. */
export const allSettings = {
  IGNORE_SETTINGS: '',
  API_PROXY_TARGET: '',
  VITE_SITE_URL: shopWithSettings,
  VITE_API_BASE_URL: '',
  VITE_API_BASIC_AUTH: '',
  VITE_MEDIA_BASE_URL: '',
  VITE_PAYMENT_HOSTS: '',
  VITE_TAG_MANAGER_ID: 'GTM-TEST1',
  VITE_FACEBOOK_PIXEL_ID: '123',
  VITE_TIKTOK_PIXEL_ID: 'ABC1',
  VITE_MAILING_SCRIPT_URL: mailingScript,
  VITE_NEWSLETTER_FRAME_URL: newsletterFrame,
  VITE_THIRD_PARTY_HOSTS: '',
  VITE_VISITS_URL: visitsPath,
  VITE_VISITS_SAMPLE: '',
  VITE_PROVIDER_SITE_URL: providerSite,
  VITE_TIKTOK_URL: socialPages['/tiktok'],
  VITE_FACEBOOK_URL: socialPages['/facebook'],
  VITE_FACEBOOK_FLOHMARKT_URL: socialPages['/facebookflohmarkt'],
  VITE_FACEBOOK_KINDERFLOHMARKT_URL: socialPages['/facebookkinderflohmarkt'],
  VITE_INSTAGRAM_URL: socialPages['/instagram'],
  VITE_INSTAGRAM_FLOHMARKT_URL: socialPages['/instagramflohmarkt'],
  VITE_INSTAGRAM_KINDERFLOHMARKT_URL: socialPages['/instagramkinderflohmarkt'],
};
