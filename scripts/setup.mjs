import { join } from 'node:path';
import { importScript } from './importScript.mjs';
import { withPrompt } from './prompt.mjs';
import { root } from './tool.mjs';

/** @type {typeof import('./setup/setup.ts')} */
const { setup } = await importScript('./scripts/setup/setup.ts');
process.exitCode = await withPrompt((prompt) =>
  setup(process.argv.slice(2), join(root, '.env.local'), prompt),
);
