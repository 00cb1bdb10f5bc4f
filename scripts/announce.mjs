import { importScript } from './importScript.mjs';
import { withPrompt } from './prompt.mjs';

/** @type {typeof import('./announce/announce.ts')} */
const { announce } = await importScript('./scripts/announce/announce.ts');
process.exitCode = await withPrompt((prompt) => announce(process.argv.slice(2), prompt, Date.now()));
