import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '@/shared/config/paths';
import { waitUntilStable } from '@test/support/hostile';
import { renderApp } from '@test/support/renderApp';

/** Second names of a page, which no canonical address tells: search engines are not to list them. */
const secondNames: Record<string, string> = {
  [paths.yourEventByShortName.to()]: paths.yourEvent.to(),
  [paths.contactByGermanName.to()]: paths.contact.to(),
};

const fixed = Object.values(paths).flatMap(({ pattern }) => (pattern.includes(':') ? [] : [pattern]));

/** A film and two of its shows, a market and one more of its days. */
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
    (pagesByTitle[document.title] ??= new Set()).add(canonical() ?? secondNames[address] ?? address);
    app.close();
  }
  const shared = Object.entries(pagesByTitle).filter(([, pages]) => pages.size > 1);
  expect(shared.map(([title, pages]) => [title, ...pages])).toEqual([]);
}, 240_000);
