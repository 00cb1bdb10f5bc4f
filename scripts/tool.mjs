import { AsyncLocalStorage } from 'node:async_hooks';
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
 * Output of the programs that a piece of work runs.
 * @type {AsyncLocalStorage<Buffer[]>}
 */
const outputs = new AsyncLocalStorage();

/**
 * Buffers the output of the programs that `work` runs and prints it when `work` ends.
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withBufferedOutput(work) {
  /** @type {Buffer[]} */
  const chunks = [];
  try {
    return await outputs.run(chunks, work);
  } finally {
    process.stdout.write(Buffer.concat(chunks));
  }
}

/**
 * Returns the output of the programs that `work` runs instead of printing it.
 * @template Result
 * @param {() => Promise<Result>} work
 */
export async function capture(work) {
  /** @type {Buffer[]} */
  const chunks = [];
  const result = await outputs.run(chunks, work);
  return { result, output: Buffer.concat(chunks).toString() };
}

/**
 * Runs a program in the folder of the repository. Resolves to its exit code, or to 1 if it cannot be started.
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} [env] added to the environment
 * @returns {Promise<number>}
 */
export function run(program, args, env = {}) {
  const chunks = outputs.getStore();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: chunks ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    });
    child.stdout?.on('data', (chunk) => chunks?.push(chunk));
    child.stderr?.on('data', (chunk) => chunks?.push(chunk));
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('close', (code, signal) => {
      if (signal) {
        const message = `${program} was ended by ${signal}.\n`;
        if (chunks) chunks.push(Buffer.from(message));
        else process.stderr.write(message);
      }
      resolve(code ?? 1);
    });
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
