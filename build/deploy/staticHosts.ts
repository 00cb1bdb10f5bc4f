import { immutable, type Header } from './headers.ts';
import type { Site } from './site.ts';

const block = (path: string, headers: readonly Header[]) =>
  [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` of Netlify and Cloudflare Pages. They put values of several matching rules into one, so each header stands
 * once; without a rule both have everything asked for anew each time.
 */
function headersFile({ headers }: Site): string {
  const rules = [
    block('/*', [...headers.everywhere, ...headers.documents]),
    block('/assets/*', [...headers.assets, ['Cache-Control', immutable]]),
  ];
  return `${rules.join('\n')}\n`;
}

/** `_redirects` of the same. Fixed addresses come first, for Cloudflare counts all that follow a pattern as patterns. */
function redirectsFile({ moved, screens }: Site): string {
  // Both hosts lead there by themselves; a rule of ours could run in a circle.
  const old = moved.filter(({ from }) => from !== '/index.html');
  const isPattern = ({ pattern }: { pattern: string }) => pattern.includes(':');
  const inside = [...screens.filter((screen) => !isPattern(screen)), ...screens.filter(isPattern)];
  const rules = [
    ...old.map(({ from, to }) => `${from} ${to} 301`),
    // Without the ending: Cloudflare would lead an address with it away.
    ...inside.map(({ pattern, file }) => `${pattern} /${file.replace(/\.html$/, '')} 200`),
  ];
  return `${rules.join('\n')}\n`;
}

/** What static hosts read in the web root, by name; they do not serve it. */
export function staticHostFiles(site: Site): Record<string, string> {
  return { _headers: headersFile(site), _redirects: redirectsFile(site) };
}
