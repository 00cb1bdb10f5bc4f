import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import { emptyShell } from '../src/shared/config/emptyShell.ts';
import { contentPages } from './content/vitePlugin.ts';
import { afterBuild } from './afterBuild.ts';
import { besideBuild } from './besideBuild.ts';
import { prehydrationEntries, headScript } from './prehydrationScripts.ts';
import { pageStyles } from './pageStyles.ts';
import { separateFaces } from './fontFaces.ts';
import { addressOf, emptyPage, pageHtml } from './pageHtml.ts';
import { robots, sitemap } from './searchFiles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const start = promisify(execFile);

/** Where a build stands that is told nothing else: where `npm run preview` serves it. */
const defaultOrigin = 'http://localhost:4173';

const noSheet = '\0no-sheet';

/** The renderer asks for names of classes alone, never for a sheet: compiling them would take as long as all else. */
function withoutSheets(): Plugin {
  return {
    name: 'without-sheets',
    enforce: 'pre',
    resolveId: { filter: { id: /\.scss$/ }, handler: () => noSheet },
    load: { filter: { id: /^\0no-sheet$/ }, handler: () => '' },
  };
}

async function buildRenderer(folder: string, config: ResolvedConfig): Promise<string> {
  await build({
    ...besideBuild(config),
    plugins: [withoutSheets(), contentPages(), react()],
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

/** Every page that can be rendered without data, as the app itself renders it first. */
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

const moduleScript = /<script type="module"(?= [^>]*src=)/g;

/**
 * Has the files that the start consists of evaluated as they come, while the next are on their way, and each in a task of
 * its own. The last, which needs the whole page, waits for it.
 */
function librariesAsTheyCome(shell: string): string {
  const last = shell.match(moduleScript)?.length ?? 0;
  let count = 0;
  return shell.replace(moduleScript, (script) => {
    count += 1;
    return count < last ? `${script} async` : script;
  });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Gives each address that needs no data an HTML file of its own, readable before any script runs, and writes what search
 * engines ask for. What the bundler made of index.html becomes the shell of all other addresses.
 */
export function prerenderedPages(siteUrl: string | undefined): Plugin {
  return afterBuild('prerendered-pages', async (folder, config) => {
    const origin = siteUrl ?? defaultOrigin;
    if (!siteUrl)
      config.logger.warn(`VITE_SITE_URL is not set: search engines would be led to ${defaultOrigin}.`);
    const file = (name: string) => join(folder, name);
    const shell = librariesAsTheyCome(readFileSync(file('index.html'), 'utf8'));
    const manifest = JSON.parse(readFileSync(file('.vite/manifest.json'), 'utf8')) as Manifest;
    const pages = await renderPages(config, origin);
    const early = {
      headScript: await headScript(config),
      prehydrationEntries: Object.fromEntries(
        Object.entries(prehydrationEntries).map(([name, entry]) => [
          name,
          addressOf(relative(config.root, entry), manifest),
        ]),
      ),
      fontFaces: separateFaces(folder, config.build.assetsDir),
      critical: pageStyles(folder),
    };
    write(file(emptyShell), emptyPage(shell, early));
    for (const page of pages) write(file(page.file), pageHtml(shell, page, manifest, early));
    const listed = pages.filter(({ address, head }) => head.canonical === origin + address);
    write(file('sitemap.xml'), sitemap(listed.map(({ address }) => origin + address)));
    write(file('robots.txt'), robots(origin));
  });
}
