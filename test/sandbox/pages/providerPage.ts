import { html } from 'hono/html';
import { page } from './layout';

const names: Record<string, string> = {
  agb: 'Allgemeine Geschäftsbedingungen',
  privacy: 'Impressum und Datenschutz',
  'sicheres-kino': 'Sicheres Kino',
  deinevent: 'Dein Event',
  aboutus: 'Über uns',
  team: 'Team',
  contact: 'Kontakt',
  contactprint: 'Kontakt (Druckfassung)',
  kontakt: 'Kontakt',
  geschichte: 'Geschichte',
};

/** Stands where the provider's own website would be shown. */
export function providerPage(name: string) {
  const title = Object.hasOwn(names, name) ? (names[name] ?? name) : name;
  return page(
    title,
    html`<h1>${title}</h1>
      <p>Hier steht im echten Betrieb die Seite „${title}“ des Anbieters.</p>
      <p class="calm">Welche Adresse eingebunden wird, ist eine Einstellung des Shops.</p>`,
  );
}

/** For an address under /sandbox/ that leads nowhere. */
export function notFoundPage() {
  return page(
    'Nicht gefunden',
    html`<h1>Nicht gefunden</h1>
      <p>Das Testsystem kennt diese Seite nicht.</p>
      <p><a href="/sandbox/postausgang">Zum Postausgang</a></p>`,
  );
}
