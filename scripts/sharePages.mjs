import { resolve } from 'node:path';
import { loadEnv } from 'vite';
import { importScript } from './importScript.mjs';
import { root } from './tool.mjs';

const folders = process.argv.slice(2).map((folder) => resolve(folder));
/** @type {typeof import('./sharePages/main.ts')} */
const { writeSharePages } = await importScript('./scripts/sharePages/main.ts');
process.exitCode = await writeSharePages(folders, {
  ...loadEnv('production', root, 'VITE_'),
  ...process.env,
});
