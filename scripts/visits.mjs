import { importScript } from './importScript.mjs';

/** @type {typeof import('./visits/main.ts')} */
const { visits } = await importScript('./scripts/visits/main.ts');
process.exitCode = visits(process.argv.slice(2));
