import { html } from 'hono/html';
import { page } from './layout';

/** By the last part of their address. */
const networks: Record<string, string> = {
  facebook: 'Facebook',
  'facebook-flohmarkt': 'Facebook – Flohmarkt',
  'facebook-kinderflohmarkt': 'Facebook – Kinderflohmarkt',
  instagram: 'Instagram',
  'instagram-flohmarkt': 'Instagram – Flohmarkt',
  'instagram-kinderflohmarkt': 'Instagram – Kinderflohmarkt',
  tiktok: 'TikTok',
};

/** Stands where a page of the house on a social network would be shown; `undefined` for an unknown one. */
export function networkPage(name: string) {
  const network = Object.hasOwn(networks, name) ? networks[name] : undefined;
  return (
    network &&
    page(
      network,
      html`<p class="mark">Beispielseite des Testsystems</p>
        <h1>${network}</h1>
        <p>Im echten Betrieb ist hier die Seite des Hauses auf ${network}.</p>
        <p><a href="/">Zum Shop</a></p>`,
    )
  );
}
