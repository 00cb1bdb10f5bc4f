import { sitemap as sitemapOf } from '../../build/searchFiles';
import { isoDayAt } from '../../src/domain/isoDays';
import type { Site, When } from './channel';
import { isSameContent } from './pages';

const sitemapFile = 'sitemap.xml';

const entry = /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g;

/** Days of the last change by address. */
function entriesOf(xml = ''): Map<string, string | undefined> {
  return new Map([...xml.matchAll(entry)].map(([, address = '', day]) => [decodeURI(address), day]));
}

/** The sitemap of the build with the published pages and the day of their last change. */
export function sitemap(pages: ReadonlyMap<string, string>, site: Site, when: When): Map<string, string> {
  const before = entriesOf(when.previous(sitemapFile));
  const addresses = entriesOf(site.read(sitemapFile));
  for (const [file, html] of pages) {
    const address = `${site.origin}/${file.replace(/\.html$/, '')}`;
    const previous = when.previous(file);
    const isUnchanged = previous !== undefined && isSameContent(previous, html);
    addresses.set(address, (isUnchanged ? before.get(address) : undefined) ?? isoDayAt(when.now));
  }
  return new Map([[sitemapFile, sitemapOf(addresses)]]);
}
