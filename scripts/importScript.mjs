import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './tool.mjs';

/**
 * Imports a script that uses modules of the shop. No script depends on a setting, but the modules of the API layer import
 * them.
 * @param {string} path from the folder of the repository
 */
export async function importScript(path) {
  process.chdir(root);
  const { module } = await runnerImport(path, {
    root,
    configFile: false,
    envDir: false,
    resolve: { alias: { '@': join(root, 'src'), '@test': join(root, 'test') } },
    define: { __SETTINGS__: JSON.stringify({ VITE_API_BASE_URL: '/rest/', VITE_MEDIA_BASE_URL: '/' }) },
  });
  return module;
}
