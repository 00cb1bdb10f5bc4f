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

const mark = /<html [^>]*data-build="([^"]*)"/;

function writeAll(folder: string, files: Record<string, string>): void {
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * Writes into each page of which build it is, and gives static hosts their page for unknown addresses. Before the service
 * worker is built, which names the pages by their content.
 */
export function buildMark(): Plugin {
  return afterBuild('build-mark', async (folder) => {
    const id = buildId(folder);
    for (const name of htmlFiles(folder)) {
      const file = join(folder, name);
      const html = readFileSync(file, 'utf8');
      if (!html.includes('<html ')) throw new Error(`${name} has no <html> with a language.`);
      writeFileSync(file, html.replace('<html ', `<html data-build="${id}" `));
    }
    copyFileSync(join(folder, emptyShell), join(folder, notFoundPage));
  });
}

/**
 * Last of all: what servers need to know of the build, in the words of each, and its texts compressed. Files for static
 * hosts go into the build, where those look for them; the others lie beside it.
 */
export function deployment(settings: Env, { isCompressed }: { isCompressed: boolean }): Plugin {
  return afterBuild('deployment', async (folder, { root }) => {
    const build = mark.exec(readFileSync(join(folder, emptyShell), 'utf8'))?.[1] ?? '';
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
