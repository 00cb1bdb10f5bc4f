import { settings } from '@/shared/config/settings';
import { siteOrigin } from '@/shared/config/siteOrigin';
import { mediaAddress } from '@/shared/text/webAddress';
import type { Show } from './entities';
import { showPicture } from './showNames';

type Site = { origin: string; media: string };

/**
 * The absolute address of the picture beside a shared link to a show or film: the wide one, else the poster. Other sites load
 * it, so it needs `https:`, and they show no SVG.
 */
export function sharedPicture(
  { movie, event }: Pick<Show, 'movie' | 'event'>,
  { origin, media }: Site = { origin: siteOrigin(), media: settings.VITE_MEDIA_BASE_URL },
): string | undefined {
  const wide = movie ? movie.headerImagePath : event?.headerImage;
  return [wide, showPicture({ movie, event })]
    .map((path) => path && mediaAddress(path, media, origin))
    .find((address) => address?.startsWith('https:') && !/\.svg$/i.test(new URL(address).pathname));
}
