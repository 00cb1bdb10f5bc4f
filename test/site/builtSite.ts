import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyShell, notFoundPage } from '@/shared/config/emptyShell';
import { embeddedDatesFile } from '@/shop/embedding';
import { parameterFiles } from '@/shop/pageFiles';

export type PrerenderedPage = { address: string; document: Document };

export type BuiltSite = {
  /** Origin of the site, without a trailing slash. */
  origin: string;
  /** Pages that search engines index. */
  pages: readonly PrerenderedPage[];
  /** Pages with `noindex`. */
  hidden: readonly PrerenderedPage[];
  /** Paths of the sitemap. */
  listed: readonly string[];
  robots: string;
  hasFile: (address: string) => boolean;
};

export const siteFolder = process.env['SITE_FOLDER'] ?? 'dist';

/** Parses a page without loading its resources. */
export function parsed(address: string, html: string): PrerenderedPage {
  return { address, document: new DOMParser().parseFromString(html, 'text/html') };
}

function addressOf(file: string): string {
  const path = file.replaceAll('\\', '/').replace(/\.html$/, '');
  return path === 'index' ? '/' : `/${path}`;
}

function read(folder: string, file: string): string {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first.`);
  return readFileSync(path, 'utf8');
}

/** Empty shells and skeletons of parameterised routes, which have no address, and the page for frames. */
const shells = new Set<string>([
  emptyShell,
  notFoundPage,
  embeddedDatesFile,
  ...parameterFiles.map(({ file }) => file),
]);

export function htmlFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    : [];
}

function isHidden({ document }: PrerenderedPage): boolean {
  return document.querySelector('meta[name="robots"][content="noindex"]') !== null;
}

/** Reads the prerendered pages of a build; throws when there are none. */
export function readSite(folder: string): BuiltSite {
  const robots = read(folder, 'robots.txt');
  const origin = /^Sitemap: (\S+)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
  const locations = read(folder, 'sitemap.xml').matchAll(/<loc>([^<]*)<\/loc>/g);
  const all = htmlFiles(folder)
    .filter((file) => !shells.has(file.replaceAll('\\', '/')))
    .map((file) => parsed(addressOf(file), read(folder, file)));
  return {
    origin,
    pages: all.filter((page) => !isHidden(page)),
    hidden: all.filter(isHidden),
    listed: [...locations].map(([, location = '']) => location.replace(origin, '')),
    robots,
    hasFile: (address) => existsSync(join(folder, address)),
  };
}

/** Path of the canonical link; undefined when missing. */
export function canonicalOf({ document }: PrerenderedPage): string | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;
}
