import { settings } from '@/shared/config/settings';

/** Settings with the brand's pages on social networks (requirements 2.1). */
const names = {
  tiktok: 'VITE_TIKTOK_URL',
  facebook: 'VITE_FACEBOOK_URL',
  facebookFlohmarkt: 'VITE_FACEBOOK_FLOHMARKT_URL',
  facebookKinderflohmarkt: 'VITE_FACEBOOK_KINDERFLOHMARKT_URL',
  instagram: 'VITE_INSTAGRAM_URL',
  instagramFlohmarkt: 'VITE_INSTAGRAM_FLOHMARKT_URL',
  instagramKinderflohmarkt: 'VITE_INSTAGRAM_KINDERFLOHMARKT_URL',
} as const;
export type SocialPage = keyof typeof names;

export function socialAddress(page: SocialPage): string | undefined {
  return settings[names[page]];
}
