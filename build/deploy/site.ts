import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../../src/shared/config/env.ts';
import { emptyShell, notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { embeddedDatesFile } from '../../src/shop/embedding.ts';
import { hasParameter, matchRoute } from '../../src/shop/matchRoute.ts';
import { loadPageFiles, loadPaths } from '../pageFiles.ts';
import { siteHeaders, type SiteHeaders } from './headers.ts';
import { inlineScriptHashes } from './inlineScripts.ts';
import { contentSecurityPolicy, embeddedPolicy } from './policy.ts';

export type Site = {
  build: string;
  /** Addresses whose file has the same name. */
  pages: readonly string[];
  screens: readonly { pattern: string; file: string }[];
  /** Files that belong to several addresses. */
  shells: readonly string[];
  moved: readonly { from: string; to: string }[];
  /** Folders without pages, with a slash at both ends. */
  folders: readonly string[];
  /** Path that visits and reports are sent to; absent without the setting and on another host. */
  visits?: string;
  headers: SiteHeaders;
};

/** Beside the build folder, because these files must not be served. */
export const deploymentFolder = (folder: string) => `${folder.replace(/[\\/]+$/, '')}-deploy`;

export const siteFile = (folder: string) => join(deploymentFolder(folder), 'site.json');

export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`);

/** The backend's folder, if it is on the shop's own origin. */
function backendFolder({ VITE_API_BASE_URL: address }: Env): string[] {
  return address.startsWith('/') && address !== '/' ? [address] : [];
}

/** Throws if a pattern matches a page, because some hosts give patterns precedence. */
async function addressesOf(files: readonly string[]) {
  const { fileOfAddress, missingAddresses, parameterFiles } = await loadPageFiles();
  const { movedAddresses, paths } = await loadPaths();
  const moved = movedAddresses.map(({ from, to }) => ({ from: from.pattern, to }));
  const known = Object.values(paths).map(({ pattern }) => pattern as string);
  const shells = [emptyShell, notFoundPage, ...known.map(fileOfAddress)];
  const pages = files.filter((file) => !shells.includes(file)).map(addressOf);
  const others = [...pages, ...moved.map(({ from }) => from), ...missingAddresses];
  const fixed = known.filter((pattern) => !hasParameter(pattern) && !others.includes(pattern));
  for (const page of pages) {
    const screen = matchRoute(parameterFiles, page);
    if (screen) throw new Error(`${page} has its own page and matches ${screen.pattern}.`);
  }
  return {
    pages,
    shells: [...new Set(shells)].sort(),
    screens: [...fixed.map((pattern) => ({ pattern, file: fileOfAddress(pattern) })), ...parameterFiles],
    moved,
  };
}

/** Throws if the build lacks a file or contains something that its policy forbids. */
export async function describeSite(folder: string, settings: Env, build: string): Promise<Site> {
  const files = htmlFiles(folder);
  const addresses = await addressesOf(files);
  const missing = addresses.shells.find((file) => !files.includes(file));
  if (missing) throw new Error(`The build lacks ${missing}.`);
  const { VITE_VISITS_URL: visits } = settings;
  const hashesOf = (own: readonly string[]) =>
    inlineScriptHashes(own.map((file) => readFileSync(join(folder, file), 'utf8')));
  const ofShop = files.filter((file) => file !== embeddedDatesFile);
  return {
    build,
    ...addresses,
    folders: ['/assets/', ...backendFolder(settings)],
    ...(visits?.startsWith('/') ? { visits } : {}),
    headers: siteHeaders(
      contentSecurityPolicy(settings, hashesOf(ofShop)),
      embeddedPolicy(settings, hashesOf([embeddedDatesFile])),
      visits,
    ),
  };
}

export function readSite(folder: string): Site | undefined {
  const file = siteFile(folder);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Site) : undefined;
}
