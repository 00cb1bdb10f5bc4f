import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Which file of the build answers which address, as the app's own addresses say; for servers and their configuration. */
export async function loadPageFiles(): Promise<typeof import('../../src/config/pageFiles.ts')> {
  type PageFiles = typeof import('../../src/config/pageFiles.ts');
  const { module } = await runnerImport<PageFiles>(here('../../src/config/pageFiles.ts'), {
    configFile: false,
    resolve: { alias: { '@': here('../../src') } },
  });
  return module;
}
