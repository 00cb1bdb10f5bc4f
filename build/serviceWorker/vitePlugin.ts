import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { afterBuild } from '../afterBuild.ts';
import { separateBuild } from '../separateBuild.ts';
import { notFoundPage } from '../../src/shared/config/emptyShell.ts';
import { embeddedDatesFile } from '../../src/shop/embedding.ts';
import { lazyFilesPath, workerFile } from '../../src/serviceWorker/files.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const entry = here('../../src/serviceWorker/worker.ts');

/** The path of an information page is that of its MDX file. */
const isInformationPage = (page: string) =>
  existsSync(here(`../../src/features/infoPages/pages/${page.replace(/html$/, 'mdx')}`));

async function precacheEntries(folder: string, { build: { assetsDir } }: ResolvedConfig) {
  const { getManifest } = await import('workbox-build');
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: folder,
    globPatterns: ['**/*.html', 'favicon.svg', `${assetsDir}/**/*.{js,css,woff2,svg}`],
    globIgnores: [`${lazyFilesPath.slice(1)}**`, notFoundPage, embeddedDatesFile],
    // A visitor reads few of the hundred information pages.
    manifestTransforms: [
      (entries) => ({ manifest: entries.filter(({ url }) => !isInformationPage(url)), warnings: [] }),
    ],
    dontCacheBustURLsMatching: new RegExp(`^${assetsDir}/`),
  });
  const [problem] = warnings;
  if (problem) throw new Error(`The precache list is incomplete: ${problem}`);
  return manifestEntries;
}

async function buildWorker(folder: string, config: ResolvedConfig): Promise<void> {
  await build({
    ...separateBuild(config),
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

/** Builds the service worker after the client build, whose file names it precaches. */
export function serviceWorker(): Plugin {
  return afterBuild('service-worker', buildWorker);
}
