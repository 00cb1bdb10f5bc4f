import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Debian packages run it before they start a service; exit code 101 forbids the start. */
const servicePolicy = '/usr/sbin/policy-rc.d';

/** @param {string[]} args */
function aptGet(...args) {
  const { status, stdout, stderr } = spawnSync('apt-get', ['-y', '-qq', ...args], {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0 ? undefined : `${stdout}${stderr}`.trim();
}

/**
 * Installs Debian packages without starting their services. Needs root.
 * @param {readonly string[]} packages
 * @returns {string | undefined} output of apt-get if it failed
 */
export function installPackages(packages) {
  const isCreatedHere = !existsSync(servicePolicy);
  if (isCreatedHere) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return aptGet('update') ?? aptGet('install', '--no-install-recommends', ...packages);
  } finally {
    if (isCreatedHere) rmSync(servicePolicy);
  }
}
