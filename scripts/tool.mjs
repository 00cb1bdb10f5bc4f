import { AsyncLocalStorage } from 'node:async_hooks';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The shop as it is without any setting: no .env file and no VITE_ or API_ variable counts. For whatever judges the
 * code, so that a developer's own backend neither answers nor is written to.
 */
export const withoutSettings = { IGNORE_SETTINGS: '1' };

/**
 * The script behind a package's command, to be run by Node itself: works without a shell on every system.
 * @param {string} packageName
 * @param {string} [command] the package's own name, unless it differs
 */
export function toolPath(packageName, command = packageName) {
  // Not every package lets its own description be imported.
  const manifest = join(root, 'node_modules', packageName, 'package.json');
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/**
 * What the programs of a piece of work print, while another runs beside it.
 * @type {AsyncLocalStorage<Buffer[]>}
 */
const held = new AsyncLocalStorage();

/**
 * Holds back what programs print that `work` runs, and prints it as a whole when it is done.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function printedAsWhole(work) {
  /** @type {Buffer[]} */
  const printed = [];
  try {
    return await held.run(printed, work);
  } finally {
    process.stdout.write(Buffer.concat(printed));
  }
}

/**
 * Runs a program with our own input and output; resolves to its exit code, also when it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to our own environment
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  const printed = held.getStore();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: printed ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (chunk) => printed?.push(chunk));
    child.stderr?.on('data', (chunk) => printed?.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/**
 * Runs the command of an installed package.
 * @param {string | [packageName: string, command: string]} tool
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runTool(tool, args, env) {
  const [packageName, command] = typeof tool === 'string' ? [tool] : tool;
  return run(process.execPath, [toolPath(packageName, command), ...args], env);
}
