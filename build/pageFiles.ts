import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function load<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(here(`../src/shop/${file}`), {
    configFile: false,
    resolve: { alias: { '@': here('../src') } },
  });
  return module;
}

export const loadPageFiles = () => load<typeof import('../src/shop/pageFiles.ts')>('pageFiles.ts');

export const loadPaths = () => load<typeof import('../src/shop/paths.ts')>('paths.ts');
