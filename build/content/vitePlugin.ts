import { fileURLToPath } from 'node:url';
import { relative, sep } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { runnerImport, type Plugin } from 'vite';
import type { Page } from '../../src/features/infoPages/page.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const folder = here('../../src/features/infoPages/pages');

async function readManifest(): Promise<readonly Page[]> {
  type Manifest = typeof import('../../src/features/infoPages/manifest.ts');
  const { module } = await runnerImport<Manifest>(here('../../src/features/infoPages/manifest.ts'), {
    configFile: false,
    resolve: { alias: { '@': here('../../src') } },
  });
  return module.pages;
}

function addressOf(file: string): string {
  return `/${relative(folder, file)
    .split(sep)
    .join('/')
    .replace(/\.mdx$/, '')}`;
}

/** A build compiles every text twice, for the browser and for prerendering. */
const cache = new Map<string, { text: string; code: string }>();
let manifest: ReturnType<typeof readManifest> | undefined;

async function compiled(file: string, text: string): Promise<string> {
  const cached = cache.get(file);
  if (cached?.text === text) return cached.code;
  const code = String(await compile({ path: file, value: text }, { remarkPlugins: [remarkGfm] }));
  cache.set(file, { text, code });
  return code;
}

/**
 * Compiles the MDX texts of the information pages and adds their entries of the manifest. A text without an entry fails
 * the build. A change of the manifest needs a restart.
 */
export function contentPages(): Plugin {
  return {
    name: 'content-page',
    enforce: 'pre',
    transform: {
      filter: { id: /\.mdx$/ },
      async handler(text, id) {
        manifest ??= readManifest();
        const page = (await manifest).find(({ address }) => address === addressOf(id));
        if (!page) throw new Error(`${addressOf(id)} has no entry in src/features/infoPages/manifest.`);
        const code = `${await compiled(id, text)}\nexport const page = ${JSON.stringify(page)};\n`;
        return { code, map: null };
      },
    },
  };
}
