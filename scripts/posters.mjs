import { loadEnv } from 'vite';
import { importScript } from './importScript.mjs';
import { root } from './tool.mjs';

/** @type {typeof import('./posters/main.ts')} */
const { makePosters } = await importScript('./scripts/posters/main.ts');
process.exitCode = await makePosters(process.argv.slice(2), {
  settings: loadEnv('production', root, 'VITE_'),
});
