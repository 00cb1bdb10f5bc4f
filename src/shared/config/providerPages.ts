import { settings } from './settings';

/** Pages that live on the provider's own website (requirements 2.1), by their path there. */
const pages = {
  terms: 'agb',
  imprint: 'privacy',
  safeCinema: 'sicheres-kino',
  yourEvent: 'deinevent',
  aboutUs: 'aboutus',
  team: 'team',
  contact: 'contact',
  contactPrint: 'contactprint',
  history: 'geschichte',
} as const;
export type ProviderPage = keyof typeof pages;

/**
 * The address of a provider's page, or `undefined` where no provider site is set. A site that is the shop itself
 * counts as none: the shop would show itself in itself.
 */
export function providerAddress(page: ProviderPage): string | undefined {
  const site = settings.VITE_PROVIDER_SITE_URL;
  if (!site) return undefined;
  const { origin } = window.location;
  const address = new URL(pages[page], new URL(site.endsWith('/') ? site : `${site}/`, origin));
  return address.origin === origin && address.pathname === `/${pages[page]}` ? undefined : address.href;
}
