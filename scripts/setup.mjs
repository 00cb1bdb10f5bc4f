import { join } from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { importScript } from './importScript.mjs';
import { root } from './tool.mjs';

/** @type {typeof import('./setup/setup.ts')} */
const { setup } = await importScript('./scripts/setup/setup.ts');
const terminal = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;

/** Ctrl+C and Ctrl+D: the pending question will never be answered. */
function giveUp() {
  console.log('\nNothing was written.');
  process.exit(2);
}

terminal?.on('close', giveUp);
process.exitCode = await setup(
  process.argv.slice(2),
  join(root, '.env.local'),
  terminal && ((question) => terminal.question(question)),
);
terminal?.off('close', giveUp);
terminal?.close();
