import { brand } from './brand';
import { isFlohmarktAddress } from './paths';

const pictures = {
  cinema: { file: '/teilen/kino.png', alt: `${brand.name}: Autos vor der Leinwand am Abend` },
  market: { file: '/teilen/flohmarkt.png', alt: `${brand.name}: Stände am Flohmarkt` },
};

/** The drawn picture that is shown beside a shared link to the page at `pathname`. */
export function sharePicture(pathname: string, origin: string) {
  const { file, alt } = pictures[isFlohmarktAddress(pathname) ? 'market' : 'cinema'];
  return { address: origin + file, alt, isDrawn: true };
}
