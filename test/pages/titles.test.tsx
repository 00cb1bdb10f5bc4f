import { expect, it, vi } from 'vitest';
import { staticRoutes } from '@/app/router';
import { brand } from '@/shop/brand';
import { paths } from '@/shop/paths';
import { pages } from '@/features/infoPages/manifest';
import { canonical } from '@test/support/arriveAt';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';
import { keepShows } from '@test/support/smallDatabase';
import { visit } from '@test/support/visit';

/** Alias addresses without a canonical link: they are `noindex`. */
const aliases: Record<string, string> = {
  [paths.yourEventByShortName.to()]: paths.yourEvent.to(),
  [paths.contactByGermanName.to()]: paths.contact.to(),
  // Not found, because the owner has not switched it on.
  [paths.withdrawal.to()]: paths.notFound.to(),
};

/** A film with two shows, and a market with two dates. */
const withName = [
  paths.movie.to({ movieIdentifier: 'metropolis' }),
  paths.show.to({ idOrIdentifier: 301 }),
  paths.show.to({ idOrIdentifier: 308 }),
  paths.flohmarktEvent.to({ idOrIdentifier: 501 }),
  paths.flohmarktEvent.to({ idOrIdentifier: 502 }),
];

// `npm run site` compares prerendered pages only.
it('no two pages share a title', async () => {
  keepShows(301, 308, 501, 502);
  const pagesByTitle: Record<string, Set<string>> = {};
  const note = (title: string, page: string) => (pagesByTitle[title] ??= new Set()).add(page);
  for (const { address, title } of pages) note(`${title} – ${brand.name}`, address);
  const app = renderApp(paths.search.to());
  for (const address of [...staticRoutes().map((route) => route.address), ...withName]) {
    visit(address);
    await vi.dynamicImportSettled();
    await waitUntilStable(app);
    note(document.title, canonical() ?? aliases[address] ?? address);
  }
  const shared = Object.entries(pagesByTitle).filter(([, sharing]) => sharing.size > 1);
  expect(shared.map(([title, sharing]) => [title, ...sharing])).toEqual([]);
}, 240_000);
