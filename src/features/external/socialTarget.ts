import { matchPath } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { socialAddress, type SocialPage } from '@/shop/socialPages';
import { redirectTexts } from './texts';

export const socialPages = Object.keys(redirectTexts.names) as SocialPage[];

/** Returns the address of a social page, unless it leads back to a redirect of the shop. */
export function socialTarget(page: SocialPage): URL | undefined {
  const address = socialAddress(page);
  if (!address) return undefined;
  const target = new URL(address, window.location.origin);
  const isOurs = target.origin === window.location.origin;
  const leadsHere = isOurs && socialPages.some((other) => matchPath(paths[other].pattern, target.pathname));
  return leadsHere ? undefined : target;
}
