import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** Makes the shop ignore .env files and VITE_ and API_ variables, so that no test reaches a developer's backend. */
export const withoutSettings = { IGNORE_SETTINGS: '1' };

/**
 * Path of the script behind a package's command. Node runs it without a shell on every system.
 * @param {string} packageName
 * @param {string} [command] the package's own name, unless it differs
 */
export function toolPath(packageName, command = packageName) {
  // Not every package exports its package.json.
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * Runs a program in the folder of the repository. Resolves to its exit code, or to 1 if it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] added to the environment
 * @param {(chunk: Buffer) => void} [options.onOutput] takes the output, which otherwise is printed
 * @param {(message: any) => void} [options.onMessage] takes what a program of Node.js sends to its parent
 * @returns {Promise<number>}
 */
export function run(program, args, { env = {}, onOutput, onMessage } = {}) {
  return new Promise((resolve) => {
    const output = onOutput ? 'pipe' : 'inherit';
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['inherit', output, output, ...(onMessage ? /** @type {const} */ (['ipc']) : [])],
      env: { ...process.env, ...env },
    });
    /** @param {string} text */
    const print = (text) => (onOutput ? onOutput(Buffer.from(text)) : process.stderr.write(text));
    child.stdout?.on('data', (chunk) => onOutput?.(chunk));
    child.stderr?.on('data', (chunk) => onOutput?.(chunk));
    child.on('message', (message) => onMessage?.(message));
    child.on('error', (error) => {
      print(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      if (signal) print(`${program} was ended by ${signal}.\n`);
      resolve(code ?? 1);
    });
  });
}

/**
 * Program and arguments of an installed package's command.
 * @param {string | [packageName: string, command: string]} tool
 * @param {string[]} args
 * @returns {[program: string, args: string[]]}
 */
export function commandOf(tool, args) {
  const [packageName, command] = typeof tool === 'string' ? [tool] : tool;
  return [process.execPath, [toolPath(packageName, command), ...args]];
}

/**
 * A step that runs the command of an installed package.
 * @param {Parameters<typeof commandOf>} command
 * @returns {import('./test/steps.mjs').Step['start']}
 */
export const tool =
  (...command) =>
  (run) =>
    run(...commandOf(...command));

/**
 * Runs the command of an installed package and prints its output.
 * @param {string | [packageName: string, command: string]} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export const runTool = (tool, args, env = {}) => run(...commandOf(tool, args), { env });
