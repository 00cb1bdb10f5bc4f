import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';

/** Alias addresses without a canonical link: they are `noindex`. */
const aliases: Record<string, string> = {
  [paths.yourEventByShortName.to()]: paths.yourEvent.to(),
  [paths.contactByGermanName.to()]: paths.contact.to(),
};

const fixed = Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern]));

/** A film with two shows, and a market with two dates. */
const withName = [
  paths.movie.to({ movieIdentifier: 'metropolis' }),
  paths.show.to({ idOrIdentifier: 301 }),
  paths.show.to({ idOrIdentifier: 308 }),
  paths.flohmarktEvent.to({ idOrIdentifier: 501 }),
  paths.flohmarktEvent.to({ idOrIdentifier: 502 }),
];

const canonical = () => document.head.querySelector('link[rel=canonical]')?.getAttribute('href');

it('no two pages share a title', async () => {
  const pagesByTitle: Record<string, Set<string>> = {};
  for (const address of [...fixed, ...withName]) {
    document.title = '';
    const app = renderApp(address);
    await waitUntilStable(app);
    await waitFor(() => expect(document.title, address).not.toBe(''));
    (pagesByTitle[document.title] ??= new Set()).add(canonical() ?? aliases[address] ?? address);
    app.close();
  }
  const shared = Object.entries(pagesByTitle).filter(([, pages]) => pages.size > 1);
  expect(shared.map(([title, pages]) => [title, ...pages])).toEqual([]);
}, 240_000);
