import { join } from 'node:path';
import { loadEnv, runnerImport } from 'vite';
import { root } from './tool.mjs';

process.chdir(root);
/** @type {{ module: typeof import('./backend/main.ts') }} */
const { module } = await runnerImport('./scripts/backend/main.ts', {
  root,
  configFile: false,
  envDir: false,
  resolve: { alias: { '@': join(root, 'src'), '@test': join(root, 'test') } },
  // The schemas of the API layer import the settings; no answer depends on one.
  define: { __SETTINGS__: JSON.stringify({ VITE_API_BASE_URL: '/rest/', VITE_MEDIA_BASE_URL: '/' }) },
});
process.exitCode = await module.backendCheck(process.argv.slice(2), loadEnv('development', root, 'VITE_'));
