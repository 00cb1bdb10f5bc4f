import { join } from 'node:path';
import { runnerImport } from 'vite';
import { root } from './tool.mjs';

/**
 * Imports a script that uses modules of the shop, which import the settings.
 * @param {string} path from the folder of the repository
 * @param {Record<string, string>} [settings] those that the script depends on
 */
export async function importScript(path, settings) {
  process.chdir(root);
  const { module } = await runnerImport(path, {
    root,
    configFile: false,
    envDir: false,
    resolve: { alias: { '@': join(root, 'src'), '@test': join(root, 'test') } },
    define: {
      __SETTINGS__: JSON.stringify({ VITE_API_BASE_URL: '/rest/', VITE_MEDIA_BASE_URL: '/', ...settings }),
    },
  });
  return module;
}
