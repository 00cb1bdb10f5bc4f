import { isFlohmarktAddress, paths } from '@/shared/config/paths';
import { socialAddress, type SocialPage } from '@/shared/config/socialPages';

function placeOf(pathname: string) {
  if (!isFlohmarktAddress(pathname)) return '';
  return pathname.includes('kinderflohmarkt') ? 'Kinderflohmarkt' : 'Flohmarkt';
}

/** The house's pages on the networks as an address shows them. One that is not set is left out: it helps nobody. */
export function socialLinks(pathname: string): { to: string; label: string }[] {
  const place = placeOf(pathname);
  const pages: { page: SocialPage; label: string }[] = [
    { page: `facebook${place}`, label: 'Facebook' },
    { page: `instagram${place}`, label: 'Instagram' },
  ];
  // The cinema's alone (requirements 2.2).
  if (place === '') pages.push({ page: 'tiktok', label: 'TikTok' });
  return pages
    .filter(({ page }) => socialAddress(page) !== undefined)
    .map(({ page, label }) => ({ to: paths[page].to(), label }));
}
