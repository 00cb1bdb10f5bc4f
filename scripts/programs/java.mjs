import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The first version that runs the validator of the built pages. */
const oldest = 17;

/** @param {string} program */
function runs(program) {
  const { status, stderr, stdout } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return false;
  const version = /version "(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  return Number(version) >= oldest;
}

/**
 * The Java of this machine, if it is 17 or newer: that of JAVA_HOME, else the one in the path.
 * @returns {string | undefined}
 */
export function installedJava() {
  const home = process.env.JAVA_HOME;
  return [...(home ? [join(home, 'bin', 'java')] : []), 'java'].find(runs);
}
