import { pathToFileURL } from 'node:url';
import { importScript } from './importScript.mjs';
import { toolPath } from './tool.mjs';

const given = process.argv.slice(2);
const isOther = given.some((option) => /^--(?:at|recorded|facts|help)(?:=|$)/.test(option));

if (isOther) {
  /** @type {typeof import('./preview/preview.ts')} */
  const { startPreview } = await importScript('./scripts/preview/preview.ts');
  process.exitCode = await startPreview(given);
} else {
  // In this process, so that a signal ends the server.
  process.argv.splice(2, 0, 'preview');
  await import(pathToFileURL(toolPath('vite')).href);
}
