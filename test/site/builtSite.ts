import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyShell, notFoundPage } from '@/shared/config/emptyShell';
import { parameterFiles } from '@/shared/config/pageFiles';

export type PrerenderedPage = { address: string; document: Document };

export type BuiltSite = {
  /** Where the build says it stands, without a slash at its end. */
  origin: string;
  /** Those that are to be found. */
  pages: readonly PrerenderedPage[];
  /** Those that say of themselves that search engines are not to list them. */
  hidden: readonly PrerenderedPage[];
  /** The addresses in the sitemap, without the origin. */
  listed: readonly string[];
  robots: string;
  /** Whether a file of the build answers at an address, such as a script or a picture. */
  hasFile: (address: string) => boolean;
};

/** The build to be looked at: that of `npm run build`, unless another is named. */
export const siteFolder = process.env['SITE_FOLDER'] ?? 'dist';

/** The parsed page; what it loads is not loaded. */
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

/** These belong to no address: they hold no page yet, or the outline of many. */
const shells = new Set<string>([emptyShell, notFoundPage, ...parameterFiles.map(({ file }) => file)]);

/** The HTML files of a build, relative to it. */
export function htmlFiles(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
    : [];
}

function isHidden({ document }: PrerenderedPage): boolean {
  return document.querySelector('meta[name="robots"][content="noindex"]') !== null;
}

/** What a build wrote for those who come without scripts. Throws where there is none. */
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

/** What a page names as its own address, without the origin; none where it names nothing. */
export function canonicalOf({ document }: PrerenderedPage): string | undefined {
  return document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? undefined;
}
