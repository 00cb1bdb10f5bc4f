import { loadEnv } from 'vite';
import { importScript } from './importScript.mjs';
import { root } from './tool.mjs';

/** @type {typeof import('./backend/main.ts')} */
const { backendCheck } = await importScript('./scripts/backend/main.ts');
process.exitCode = await backendCheck(process.argv.slice(2), loadEnv('development', root, 'VITE_'));
