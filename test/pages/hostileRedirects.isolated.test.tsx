import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '@/shared/config/paths';
import type { ProviderPage } from '@/shared/config/providerPages';
import type { SocialPage } from '@/shared/config/socialPages';
import '@/pages/ExternalPage';
import '@/pages/RedirectPage';
import { agreeTo, all } from '@test/support/consent';
import { externalNavigations } from '@test/support/externalNavigations';
import { expectHarmless, hostileAddresses } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { passTime, flushPending, stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

const social = 'https://social.example/shop';
const provider = 'https://provider.example/';

vi.mock('@/shared/config/settings', async (original) => {
  const { settings } = await original<typeof import('@/shared/config/settings')>();
  const address = 'https://social.example/shop';
  return {
    settings: {
      ...settings,
      VITE_TIKTOK_URL: address,
      VITE_FACEBOOK_URL: address,
      VITE_FACEBOOK_FLOHMARKT_URL: address,
      VITE_FACEBOOK_KINDERFLOHMARKT_URL: address,
      VITE_INSTAGRAM_URL: address,
      VITE_INSTAGRAM_FLOHMARKT_URL: address,
      VITE_INSTAGRAM_KINDERFLOHMARKT_URL: address,
      VITE_PROVIDER_SITE_URL: 'https://provider.example/',
    },
  };
});

const ownOrigins = [window.location.origin, ...[social, provider].map((address) => new URL(address).origin)];

const tails = [
  ...[...hostileAddresses, 'https://evil.example/'].flatMap((address) => {
    const value = encodeURIComponent(address);
    return [`?to=${value}&url=${value}&redirect=${value}&page=${value}`, `#${value}`];
  }),
  '?url=https://evil.example&next=//evil.example#https://evil.example',
  '/?address=https://evil.example#/../evil',
  '/',
];
/** For all pages but one, because they share one screen. */
const fewTails = tails.slice(-4);

const socialPages: SocialPage[] = [
  'tiktok',
  'facebook',
  'facebookFlohmarkt',
  'facebookKinderflohmarkt',
  'instagram',
  'instagramFlohmarkt',
  'instagramKinderflohmarkt',
];
const providerPages: ProviderPage[] = [
  'terms',
  'imprint',
  'safeCinema',
  'yourEvent',
  'aboutUs',
  'team',
  'contact',
  'contactPrint',
  'history',
];

function expectOwnLinks(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
  expect(links).not.toEqual([]);
  for (const origin of new Set(links.map((link) => link.origin))) expect(ownOrigins).toContain(origin);
}

// The redirect's timeout must not end during a test.
beforeEach(stopTime);

it.each(socialPages)(
  '%s redirects to its own address, with any suffix of the shop’s address',
  async (page) => {
    for (const tail of page === 'tiktok' ? tails : fewTails) {
      const { close } = renderApp(paths[page].to() + tail);
      await flushPending();
      expectOwnLinks();
      await passTime(60_000);
      expect(externalNavigations, tail).toEqual([social]);
      externalNavigations.length = 0;
      expectHarmless(tail);
      close();
    }
  },
);

it('a provider’s page has the provider’s address, with any suffix of the shop’s address', async () => {
  agreeTo(all);
  renderApp(paths.notFound.to());
  for (const page of providerPages) {
    for (const tail of page === 'terms' ? tails : fewTails) {
      visit(paths[page].to() + tail);
      await flushPending();
      const [frame] = document.getElementsByTagName('iframe');
      expect(new URL(frame!.src).origin, tail).toBe(new URL(provider).origin);
      expect(frame!.src).not.toMatch(/evil|hostile/);
      expect(frame).toHaveAttribute('sandbox');
      expectOwnLinks();
      expectHarmless(tail);
    }
  }
});
