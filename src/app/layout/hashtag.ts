import { isFlohmarktAddress } from '@/shared/config/paths';
import { hashtags } from './texts';

/** The header's title on a page of the flea market, by how its address ends (requirements 2.2). */
export function hashtagOf(pathname: string): string | undefined {
  if (!isFlohmarktAddress(pathname)) return undefined;
  const address = pathname.replace(/\/+$/, '');
  return Object.entries(hashtags).find(([ending]) => address.endsWith(ending))?.[1];
}
