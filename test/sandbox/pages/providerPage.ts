import { html } from 'hono/html';
import { page } from './layout';

type ProviderPage = { title: string; belongsHere: string };

/** By path on the provider's site. */
const pages: Record<string, ProviderPage> = {
  agb: {
    title: 'Allgemeine Geschäftsbedingungen',
    belongsHere: 'die Bedingungen, unter denen der Betreiber verkauft',
  },
  privacy: {
    title: 'Impressum und Datenschutz',
    belongsHere: 'die Angaben zum Betreiber und seine Datenschutzerklärung',
  },
  'sicheres-kino': { title: 'Sicheres Kino', belongsHere: 'was im Autokino für die Sicherheit gilt' },
  deinevent: { title: 'Dein Event im Autokino', belongsHere: 'wie man das Autokino für ein Event mietet' },
  aboutus: { title: 'Über uns', belongsHere: 'wer hinter Autokino und Flohmarkt steht' },
  team: { title: 'Team', belongsHere: 'die Menschen, die dort arbeiten' },
  contact: { title: 'Kontakt', belongsHere: 'Adresse und Erreichbarkeit' },
  contactprint: { title: 'Kontakt (Druckfassung)', belongsHere: 'Adresse und Erreichbarkeit zum Ausdrucken' },
  geschichte: { title: 'Geschichte', belongsHere: 'wie alles angefangen hat' },
};

/** Stub of the provider's website; `undefined` for a page that the shop does not link. */
export function providerPage(name: string) {
  const found = Object.hasOwn(pages, name) ? pages[name] : undefined;
  return (
    found &&
    page(
      found.title,
      html`<p class="mark">Beispielseite des Testsystems</p>
        <h1>${found.title}</h1>
        <p>Im echten Betrieb zeigt die Website des Betreibers hier: ${found.belongsHere}.</p>
        <p class="muted">
          Dieser Text ist erfunden und gilt für nichts. Welche Adresse eingebunden wird, ist eine Einstellung
          des Shops (VITE_PROVIDER_SITE_URL).
        </p>`,
    )
  );
}

export function notFoundPage() {
  return page(
    'Nicht gefunden',
    html`<h1>Nicht gefunden</h1>
      <p>Das Testsystem kennt diese Seite nicht.</p>
      <p><a href="/sandbox/postausgang">Zum Postausgang</a></p>`,
  );
}
