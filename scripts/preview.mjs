import { importScript } from './importScript.mjs';

/** @type {typeof import('./preview/preview.ts')} */
const { startPreview } = await importScript('./scripts/preview/preview.ts');
const code = await startPreview(process.argv.slice(2));
// A server that could not start still waits for signals.
if (code !== 0) process.exit(code);
