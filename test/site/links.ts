import { canonicalOf, type PrerenderedPage, type BuiltSite } from './builtSite';

/** Allowed external links: public bodies and the map. */
const allowedHosts = [
  'usp.gv.at',
  'wko.at',
  'oesterreich.gv.at',
  'bmf.gv.at',
  'konsumentenfragen.at',
  'openstreetmap.org',
];

export type Addresses = {
  /** Routes that are not prerendered. */
  unbuilt: readonly string[];
  /** Route patterns, e.g. `/show/:idOrIdentifier`. */
  patterns: readonly string[];
};

const matcher = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`);

function externalProblem({ protocol, host }: URL, href: string): string[] {
  if (protocol === 'mailto:' || protocol === 'tel:') return [];
  const isAllowed = allowedHosts.some((allowed) => host === allowed || host.endsWith(`.${allowed}`));
  return isAllowed && protocol === 'https:' ? [] : [`${href} leads to another site`];
}

export function linkChecker({ pages, origin }: BuiltSite, { unbuilt, patterns }: Addresses) {
  const documents = new Map(pages.map(({ address, document }) => [address, document]));
  const known = [...unbuilt, ...documents.keys()];
  const parametrised = patterns.map(matcher);
  const isAlive = (path: string) =>
    known.includes(path) || parametrised.some((pattern) => pattern.test(path));

  function problemsOf(href: string, from: PrerenderedPage): string[] {
    const url = new URL(href, origin + from.address);
    if (url.origin !== origin) return externalProblem(url, href);
    if (!isAlive(url.pathname)) return [`${href} is dead`];
    const target = documents.get(url.pathname);
    const id = decodeURIComponent(url.hash.slice(1));
    return id && target && !target.getElementById(id) ? [`${href} leads to a place that is not there`] : [];
  }

  return (page: PrerenderedPage): string[] => {
    const links = [...page.document.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    return [...new Set(links)].flatMap((href) =>
      href === '' ? ['a link without an address'] : problemsOf(href, page),
    );
  };
}

/** Files listed for the head script, which fetches them. */
function listedFiles(document: Document): string[] {
  const { app = '', stylesheets = '' } =
    document.querySelector<HTMLElement>('script[data-app]')?.dataset ?? {};
  return `${app} ${stylesheets}`.split(' ').filter(Boolean);
}

export function missingFiles({ document }: PrerenderedPage, hasFile: BuiltSite['hasFile']): string[] {
  const named = document.querySelectorAll('link[href^="/"], script[src^="/"], img[src^="/"]');
  const linked = [...named].map((tag) => tag.getAttribute('href') ?? tag.getAttribute('src') ?? '');
  return [...linked, ...listedFiles(document)]
    .filter((address) => !hasFile(address))
    .map((address) => `${address} is not there`);
}

/** Pages whose canonical address is their own. */
export function ownPages({ pages, origin }: BuiltSite): PrerenderedPage[] {
  return pages.filter((page) => canonicalOf(page) === origin + page.address);
}
