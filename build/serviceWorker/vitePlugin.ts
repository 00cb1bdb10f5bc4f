import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterBuild } from '../afterBuild.ts';
import { besideBuild } from '../besideBuild.ts';
import { notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { lateFiles, workerFile } from '../../src/serviceWorker/files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = here('../../src/serviceWorker/worker.ts');

/** An information page lies where its text does. */
const isText = (page: string) =>
  existsSync(here(`../../src/features/infoPages/pages/${page.replace(/html$/, 'mdx')}`));

async function precacheEntries(folder: string, { build: { assetsDir } }: ResolvedConfig) {
  const { getManifest } = await import('workbox-build');
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*.html', 'favicon.svg', `${assetsDir}/**/*.{js,css,woff2,svg}`],
    globIgnores: [`${lateFiles.slice(1)}**`, notFoundPage],
    // Nobody reads a hundred pages before the first ticket.
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !isText(url)), warnings: [] }),
    ],
    dontCacheBustURLsMatching: new RegExp(`^${assetsDir}/`),
  });
  const [problem] = warnings;
  if (problem) throw new Error(`The service worker would lack a part of the shop: ${problem}`);
  return manifestEntries;
}

async function buildWorker(folder: string, config: ResolvedConfig): Promise<void> {
  await build({
    ...besideBuild(config),
    define: {
      ...config.define,
      'process.env.NODE_ENV': JSON.stringify('production'),
      __PRECACHE__: JSON.stringify(await precacheEntries(folder, config)),
    },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: config.build.target,
      reportCompressedSize: false,
      lib: { entry, formats: ['iife'], name: 'worker', fileName: () => workerFile },
    },
  });
}

/** Builds the service worker beside the finished client build, for it has to know that build's file names. */
export function serviceWorker(): Plugin {
  return afterBuild('service-worker', buildWorker);
}
