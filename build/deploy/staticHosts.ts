import { announcementsFile } from '../../src/shop/announcements.ts';
import { embeddedDates } from '../../src/shop/embedding.ts';
import { immutable, neverStored, type Header } from './headers.ts';
import { hasParameter } from '../../src/shop/matchRoute.ts';
import type { Site } from './site.ts';

const block = (path: string, headers: readonly Header[], takenBack: readonly Header[] = []) =>
  [
    path,
    ...takenBack.map(([name]) => `  ! ${name}`),
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ].join('\n');

/**
 * `_headers` for Netlify and Cloudflare Pages. Both join the values of all matching rules, so each header occurs once.
 * Without a `Cache-Control` rule both revalidate. A header with „!“ is taken back, which only Cloudflare knows: Netlify
 * ignores the line, and no frame shows the dates.
 */
function headersFile({ headers }: Site): string {
  const changed = headers.embedded.filter(([name, value]) =>
    headers.documents.some((other) => other[0] === name && other[1] !== value),
  );
  const rules = [
    block('/*', [...headers.everywhere, ...headers.documents]),
    block('/assets/*', [...headers.assets, ['Cache-Control', immutable]]),
    block(embeddedDates, changed, changed),
    block(announcementsFile, [['Cache-Control', neverStored]]),
  ];
  return `${rules.join('\n')}\n`;
}

/** `_redirects`, with fixed addresses first, because Cloudflare counts all rules after a pattern as patterns. */
function redirectsFile({ moved, screens }: Site): string {
  // Both hosts redirect it themselves; another rule could cause a loop.
  const old = moved.filter(({ from }) => from !== '/index.html');
  const isPattern = ({ pattern }: { pattern: string }) => hasParameter(pattern);
  const inside = [...screens.filter((screen) => !isPattern(screen)), ...screens.filter(isPattern)];
  const rules = [
    ...old.map(({ from, to }) => `${from} ${to} 301`),
    // Without the extension, because Cloudflare redirects addresses with it.
    ...inside.map(({ pattern, file }) => `${pattern} /${file.replace(/\.html$/, '')} 200`),
  ];
  return `${rules.join('\n')}\n`;
}

/**
 * File contents by name, for the web root. The hosts serve only the announcements: they can respond to a missing file with
 * 404 only, which would be an error in the console of each visitor.
 */
export function staticHostFiles(site: Site): Record<string, string> {
  return {
    _headers: headersFile(site),
    _redirects: redirectsFile(site),
    [announcementsFile.slice(1)]: '[]\n',
  };
}
