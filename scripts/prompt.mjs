import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/** Asks a person; `undefined` if nobody is there to answer. */
/** @typedef {((question: string) => Promise<string>) | undefined} Prompt */

/** Ctrl+C and Ctrl+D: the pending question will never be answered. */
function giveUp() {
  console.log('\nNothing was written.');
  process.exit(2);
}

/**
 * Runs a command that asks questions in a terminal. Resolves to its exit code.
 * @param {(prompt: Prompt) => Promise<number>} command
 */
export async function withPrompt(command) {
  const terminal = stdin.isTTY ? createInterface({ input: stdin, output: stdout }) : undefined;
  terminal?.on('close', giveUp);
  const code = await command(terminal && ((question) => terminal.question(question)));
  terminal?.off('close', giveUp);
  terminal?.close();
  return code;
}
