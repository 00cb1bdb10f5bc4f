import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { run } from '../tool.mjs';

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian packages run it before they start a service; exit code 101 forbids the start. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** @param {string[]} args */
async function aptGet(...args) {
  /** @type {Buffer[]} */
  const output = [];
  const exitCode = await run('apt-get', ['-y', '-qq', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    onOutput: (chunk) => output.push(chunk),
  });
  return exitCode === 0 ? undefined : Buffer.concat(output).toString().trim();
}

/**
 * Installs Debian packages without starting their services. Needs root.
 * @param {readonly string[]} packages
 * @returns {Promise<string | undefined>} output of apt-get if it failed
 */
export async function installPackages(packages) {
  const isCreatedHere = !existsSync(servicePolicy);
  if (isCreatedHere) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return (await aptGet('update')) ?? (await aptGet('install', '--no-install-recommends', ...packages));
  } finally {
    if (isCreatedHere) rmSync(servicePolicy);
  }
}
