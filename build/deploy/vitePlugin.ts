import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { emptyShell, notFoundPage } from '../../src/shared/config/emptyShell.ts';
import type { Env } from '../../src/shared/config/env.ts';
import { workerFile } from '../../src/serviceWorker/files.ts';
import { afterBuild } from '../afterBuild.ts';
import { nginxFiles } from './nginx.ts';
import { precompress } from './precompress.ts';
import { deploymentFolder, describeSite, htmlFiles, siteFile } from './site.ts';
import { staticHostFiles } from './staticHosts.ts';
import { buildId, commitOf, sha256, type Version } from './version.ts';

const buildAttribute = /<html [^>]*data-build="([^"]*)"/;

function writeAll(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Adds the build id to each page and copies the page for unknown addresses. Must run before the service worker's build,
 * which hashes the pages.
 */
export function buildIdAttribute(): Plugin {
  return afterBuild('build-id-attribute', async (folder) => {
    const id = buildId(folder);
    for (const name of htmlFiles(folder)) {
      const file = join(folder, name);
      const html = readFileSync(file, 'utf8');
      if (!html.includes('<html ')) throw new Error(`${name} has no <html> with attributes.`);
      writeFileSync(file, html.replace('<html ', `<html data-build="${id}" `));
    }
    copyFileSync(join(folder, emptyShell), join(folder, notFoundPage));
  });
}

/** Writes version.json and the server configurations, and compresses text files. Must run last. */
export function deployment(settings: Env, { isCompressed }: { isCompressed: boolean }): Plugin {
  return afterBuild('deployment', async (folder, { root }) => {
    const build = buildAttribute.exec(readFileSync(join(folder, emptyShell), 'utf8'))?.[1] ?? '';
    const commit = await commitOf(root);
    const version: Version = {
      build,
      ...(commit ? { commit } : {}),
      builtAt: new Date().toISOString(),
      worker: sha256(readFileSync(join(folder, workerFile))),
    };
    writeAll(folder, { 'version.json': `${JSON.stringify(version, null, 2)}\n` });
    const site = await describeSite(folder, settings, build);
    if (isCompressed) await precompress(folder);
    writeAll(folder, staticHostFiles(site));
    const beside = deploymentFolder(folder);
    rmSync(beside, { recursive: true, force: true });
    writeAll(join(beside, 'nginx'), nginxFiles(site, settings.VITE_SITE_URL));
    writeFileSync(siteFile(folder), `${JSON.stringify(site, null, 2)}\n`);
  });
}
