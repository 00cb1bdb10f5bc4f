import { html } from 'hono/html';
import { page } from './layout';

const networks: Record<string, string> = {
  facebook: 'Facebook',
  'facebook-flohmarkt': 'Facebook – Flohmarkt',
  'facebook-kinderflohmarkt': 'Facebook – Kinderflohmarkt',
  instagram: 'Instagram',
  'instagram-flohmarkt': 'Instagram – Flohmarkt',
  'instagram-kinderflohmarkt': 'Instagram – Kinderflohmarkt',
  tiktok: 'TikTok',
};

/** Stub of the shop's page on a social network; `undefined` when unknown. */
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
