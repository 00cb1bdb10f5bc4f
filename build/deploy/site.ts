import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../src/shared/config/env.ts';
import { emptyShell, notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { loadPageFiles, loadPaths } from '../pageFiles.ts';
import { siteHeaders, type SiteHeaders } from './headers.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { contentSecurityPolicy } from './policy.ts';

/** Everything that a server has to know of a build. Every configuration is written from it. */
export type Site = {
  build: string;
  /** Addresses that have a file of their own, which is named like them. */
  pages: readonly string[];
  /** Patterns of the router whose pages come from another file. */
  screens: readonly { pattern: string; file: string }[];
  /** Files that belong to no one address. */
  shells: readonly string[];
  moved: readonly { from: string; to: string }[];
  /** Folders below which no page stands, with a slash at both ends. */
  folders: readonly string[];
  headers: SiteHeaders;
};

/** Where the files for servers lie: beside the build, for nobody is to be served them. */
export const deploymentFolder = (folder: string) => `${folder.replace(/[\\/]+$/, '')}-deploy`;

export const siteFile = (folder: string) => join(deploymentFolder(folder), 'site.json');

/** The HTML files of a build, relative to it. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** The folder of the shop's own origin below which the backend answers. */
function backendFolder({ VITE_API_BASE_URL: address }: Env): string[] {
  return address.startsWith('/') && address !== '/' ? [address] : [];
}

/** Screens without a file of their own name, and the old addresses; some hosts would put a pattern before a page. */
async function addressesOf(files: readonly string[]) {
  const { fileOfAddress, parameterFiles, addressExpression } = await loadPageFiles();
  const { movedAddresses, paths } = await loadPaths();
  const moved = movedAddresses.map(({ from, to }) => ({ from: from.pattern, to }));
  const known = Object.values(paths).map(({ pattern }) => pattern as string);
  const shells = [emptyShell, notFoundPage, ...known.map(fileOfAddress)];
  const pages = files.filter((file) => !shells.includes(file)).map(addressOf);
  // The last two tell that there is nothing, which their status says, too.
  const others = [
    ...pages,
    ...moved.map(({ from }) => from),
    paths.notFound.pattern,
    paths.showNotFound.pattern,
  ];
  const fixed = known.filter((pattern) => !pattern.includes(':') && !others.includes(pattern));
  for (const { pattern } of parameterFiles) {
    const page = pages.find((address) => new RegExp(addressExpression(pattern)).test(address));
    if (page) throw new Error(`${page} has a page of its own and matches ${pattern}.`);
  }
  return {
    pages,
    shells: [...new Set(shells)].sort(),
    screens: [...fixed.map((pattern) => ({ pattern, file: fileOfAddress(pattern) })), ...parameterFiles],
    moved,
  };
}

/** What a finished build holds and how it is to be served. Throws where it lacks a file, or holds what its policy forbids. */
export async function describeSite(folder: string, settings: Env, build: string): Promise<Site> {
  const files = htmlFiles(folder);
  const addresses = await addressesOf(files);
  const missing = addresses.shells.find((file) => !files.includes(file));
  if (missing) throw new Error(`The build lacks ${missing}.`);
  const html = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return {
    build,
    ...addresses,
    folders: ['/assets/', ...backendFolder(settings)],
    headers: siteHeaders(contentSecurityPolicy(settings, inlineScriptHashes(html))),
  };
}

/** What was written of a build; none where there is none. */
export function readSite(folder: string): Site | undefined {
  const file = siteFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Site) : undefined;
}
