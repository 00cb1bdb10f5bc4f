import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';
import type { PackedIndex } from '../../src/features/search/engine/searchIndexing.ts';
import { readText } from './searchText.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const searchData = /\/features\/search\/engine\/searchData\.ts$/;

async function buildIndex(onRead: (file: string) => void): Promise<PackedIndex> {
  type Indexing = typeof import('../../src/features/search/engine/searchIndexing.ts');
  const { module, dependencies } = await runnerImport<Indexing>(
    here('../../src/features/search/engine/searchIndexing.ts'),
    {
      configFile: false,
      resolve: { alias: { '@': here('../../src') } },
    },
  );
  dependencies.forEach(onRead);
  return module.packedIndex((address) => {
    const file = here(`../../src/features/infoPages/pages${address}.mdx`);
    onRead(file);
    return readText(module.withOwnerFacts(readFileSync(file, 'utf8'), module.ownerFacts));
  });
}

/** Replaces `src/features/search/engine/searchData.ts` with the index of all pages. */
export function searchIndex(): Plugin {
  return {
    name: 'search-index',
    enforce: 'pre',
    load: {
      filter: { id: searchData },
      async handler() {
        const index = JSON.stringify(await buildIndex((file) => this.addWatchFile(file)));
        return { code: `export const packed = JSON.parse(${JSON.stringify(index)});`, map: null };
      },
    },
  };
}
