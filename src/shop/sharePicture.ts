import { brand } from './brand';

// The first that fits. Flea markets are found as in `isFlohmarktAddress`; the other words count only at the beginning, because
// they may be in the name of a film.
const pictures: readonly [address: RegExp, name: string, alt: string][] = [
  [/kinderflohmarkt/, 'kinderflohmarkt', 'Teddybär und Spielzeug vor einem Stand'],
  [/flohmarkt/, 'flohmarkt', 'Stände am Flohmarkt'],
  [/^\/automarkt/, 'automarkt', 'Autos mit Preisschildern'],
  [/^\/veranstaltungen/, 'veranstaltungen', 'Publikum vor der Bühne am Abend'],
  [/^\/kino\/?gutschein/, 'gutschein', 'Gutschein mit Schleife, daneben Autos'],
];

/** The drawn picture that is shown beside a shared link to the page at `pathname`. */
export function sharePicture(pathname: string, origin: string) {
  const [, name = 'kino', alt = 'Autos vor der Leinwand am Abend'] =
    pictures.find(([address]) => address.test(pathname)) ?? [];
  return { address: `${origin}/teilen/${name}.png`, alt: `${brand.name}: ${alt}`, isDrawn: true };
}
