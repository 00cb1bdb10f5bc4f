import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build as viteBuild, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import { emptyShell } from '../src/shared/config/emptyShell.ts';
import { contentPages } from './content/vitePlugin.ts';
import { afterBuild } from './afterBuild.ts';
import { separateBuild } from './separateBuild.ts';
import { headScript, prehydrationEntries, withoutAppScript } from './prehydrationScripts.ts';
import { criticalCssOf } from './criticalCss.ts';
import { developmentPage, pageHtml, shellPage, type Build } from './pageHtml.ts';
import { robots, sitemap } from './searchFiles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const start = promisify(execFile);

/** Where `npm run preview` serves a build. */
export const defaultOrigin = 'http://localhost:4173';

const emptyStylesheet = '\0empty-stylesheet';

/** The renderer needs no stylesheets; compiling them would double its build time. */
function withoutStylesheets(): Plugin {
  return {
    name: 'without-stylesheets',
    enforce: 'pre',
    resolveId: { filter: { id: /\.scss$/ }, handler: () => emptyStylesheet },
    load: { filter: { id: /^\0empty-stylesheet$/ }, handler: () => '' },
  };
}

async function buildRenderer(folder: string, config: ResolvedConfig): Promise<string> {
  await viteBuild({
    ...separateBuild(config),
    plugins: [withoutStylesheets(), contentPages(), react()],
    define: config.define ?? {},
    ssr: { noExternal: true },
    build: {
      ssr: here('../src/prerender/render.tsx'),
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
    },
  });
  return join(folder, 'prerender.mjs');
}

async function renderPages(config: ResolvedConfig, origin: string): Promise<PrerenderedPage[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-pages-'));
  try {
    const result = join(folder, 'pages.json');
    const renderer = await buildRenderer(folder, config);
    await start(process.execPath, [here('./prerender.mjs'), renderer, origin, result], {
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(readFileSync(result, 'utf8')) as PrerenderedPage[];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Writes an HTML file for each address, the sitemap and robots.txt. The built index.html becomes the shell of all other
 * addresses.
 */
export function prerenderedPages(siteUrl: string | undefined): Plugin {
  return afterBuild('prerendered-pages', async (folder, config) => {
    const origin = siteUrl ?? defaultOrigin;
    if (!siteUrl)
      config.logger.warn(`VITE_SITE_URL is not set: canonical addresses would start with ${defaultOrigin}.`);
    const file = (name: string) => join(folder, name);
    const build: Build = {
      // Without what HTML does not need between tags.
      template: readFileSync(file('index.html'), 'utf8')
        .trim()
        .replace(/\s*\/?>\s*</g, '><'),
      manifest: JSON.parse(readFileSync(file('.vite/manifest.json'), 'utf8')) as Manifest,
      headScript: await headScript(config),
      prehydration: Object.fromEntries(
        Object.entries(prehydrationEntries).map(([name, entry]) => [name, relative(config.root, entry)]),
      ),
      critical: criticalCssOf(folder),
    };
    write(file('without-app.js'), await withoutAppScript(config));
    const pages = await renderPages(config, origin);
    write(file(emptyShell), shellPage(build));
    for (const page of pages) write(file(page.file), pageHtml(page, build));
    const listed = pages.filter(({ address, head }) => head.canonical === origin + address);
    write(file('sitemap.xml'), sitemap(new Map(listed.map(({ address }) => [origin + address, undefined]))));
    write(file('robots.txt'), robots(origin));
  });
}

/** Fills index.html of the development server, where no page is prerendered. */
export function developmentPages(): Plugin {
  return {
    name: 'development-pages',
    apply: 'serve',
    transformIndexHtml: { order: 'pre', handler: developmentPage },
  };
}
