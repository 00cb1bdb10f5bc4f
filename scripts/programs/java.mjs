import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Minimum version of the Nu HTML checker. */
const minimumVersion = 17;

/** @param {string} program */
function isSupported(program) {
  const { status, stderr, stdout } = spawnSync(program, ['-version'], { encoding: 'utf8', timeout: 20_000 });
  if (status !== 0) return false;
  const version = /version "(\d+)/.exec(`${stderr}${stdout}`)?.[1];
  return Number(version) >= minimumVersion;
}

/**
 * Path of the Java in JAVA_HOME, otherwise of the one in PATH, if it is 17 or newer.
 * @returns {string | undefined}
 */
export function installedJava() {
  const home = process.env.JAVA_HOME;
  return [...(home ? [join(home, 'bin', 'java')] : []), 'java'].find(isSupported);
}
