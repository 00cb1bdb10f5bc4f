import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../tool.mjs';

/** The first version that runs the validator of the built pages. */
const oldest = 17;

const advice = `No Java ${oldest} or newer found, which checks the built pages: install one (Debian's default-jre-headless), or set JAVA_HOME.`;

/** @param {string} program */
function runs(program) {
  const { status, stderr, stdout } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return false;
  const version = /version "(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  return Number(version) >= oldest;
}

/**
 * The Java of this machine: that of JAVA_HOME, else the one that its name starts.
 * @returns {string | undefined}
 */
export function installedJava() {
  const home = process.env.JAVA_HOME;
  return [...(home ? [join(home, 'bin', 'java')] : []), 'java'].find(runs);
}

async function installJava() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  if ((await run('apt-get', ['update'], quiet)) !== 0) return;
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'default-jre-headless'], quiet);
}

/**
 * What starts Java. With `install` it is fetched by apt-get, as root, if the machine has none. Throws with one sentence
 * that says what to do.
 * @param {{ install: boolean }} options
 * @returns {Promise<string>}
 */
export async function findJava({ install }) {
  if (!installedJava() && install) await installJava();
  const found = installedJava();
  if (!found) throw new Error(advice);
  return found;
}
