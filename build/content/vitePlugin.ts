import { fileURLToPath } from 'node:url';
import { relative, sep } from 'node:path';
import mdx from '@mdx-js/rollup';
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

let manifest: ReturnType<typeof readManifest> | undefined;

/**
 * Compiles the MDX texts of the information pages and adds their entries of the manifest. A text without an entry fails
 * the build. A change of the manifest needs a restart.
 */
export function contentPages(): Plugin[] {
  return [
    { ...(mdx({ remarkPlugins: [remarkGfm] }) as Plugin), enforce: 'pre' },
    {
      name: 'manifest-entry',
      enforce: 'pre',
      transform: {
        filter: { id: /\.mdx$/ },
        async handler(code, id) {
          manifest ??= readManifest();
          const page = (await manifest).find(({ address }) => address === addressOf(id));
          if (!page) throw new Error(`${addressOf(id)} has no entry in src/features/infoPages/manifest.`);
          return { code: `${code}\nexport const page = ${JSON.stringify(page)};\n`, map: null };
        },
      },
    },
  ];
}
