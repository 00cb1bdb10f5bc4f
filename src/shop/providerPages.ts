import { settings } from '@/shared/config/settings';

/** Paths of pages on the provider's website (requirements 2.1). */
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

/** `undefined` without a provider's website, or if it is the shop, which would embed itself. */
export function providerAddress(page: ProviderPage): string | undefined {
  const site = settings.VITE_PROVIDER_SITE_URL;
  if (!site) return undefined;
  const { origin } = window.location;
  const address = new URL(pages[page], new URL(site.endsWith('/') ? site : `${site}/`, origin));
  return address.origin === origin && address.pathname === `/${pages[page]}` ? undefined : address.href;
}
