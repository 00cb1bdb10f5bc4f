import { settings } from './settings';

/** The house's pages on social networks (specification 2.1), each with its setting. */
const addresses = {
  tiktok: settings.VITE_TIKTOK_URL,
  facebook: settings.VITE_FACEBOOK_URL,
  facebookFlohmarkt: settings.VITE_FACEBOOK_FLOHMARKT_URL,
  facebookKinderflohmarkt: settings.VITE_FACEBOOK_KINDERFLOHMARKT_URL,
  instagram: settings.VITE_INSTAGRAM_URL,
  instagramFlohmarkt: settings.VITE_INSTAGRAM_FLOHMARKT_URL,
  instagramKinderflohmarkt: settings.VITE_INSTAGRAM_KINDERFLOHMARKT_URL,
} as const;
export type SocialPage = keyof typeof addresses;

/** The address of a social page, or `undefined` where none is set. */
export function socialAddress(page: SocialPage): string | undefined {
  return addresses[page];
}
