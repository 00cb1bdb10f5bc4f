import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** Whether this process may install Debian's packages. */
export const hasApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Asked by Debian's packages before they start a service; 101 forbids it. */
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
 * Installs Debian packages, without starting the services that they bring. Needs root.
 * @param {readonly string[]} packages
 * @returns {string | undefined} what apt-get printed, where it failed
 */
export function installPackages(packages) {
  const isOurs = !existsSync(servicePolicy);
  if (isOurs) writeFileSync(servicePolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return aptGet('update') ?? aptGet('install', '--no-install-recommends', ...packages);
  } finally {
    if (isOurs) rmSync(servicePolicy);
  }
}
