import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runTool } from '../tool.mjs';
import { hasApt, installPackages } from './apt.mjs';

/** Switches under which Chromium runs in containers and asks nothing of the network by itself. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The same engine without windows around it, which takes a third less time. Debian's package and its program. */
const headlessShell = 'chromium-headless-shell';

/** Has the widths of Arial, to which the shop's fallback fonts are fitted. Debian's Chromium only recommends it. */
const fonts = 'fonts-liberation';

const advice =
  'No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to the file that starts it.';

const windowsFolders = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
  .map((name) => process.env[name])
  .filter((folder) => folder !== undefined);

/** @returns {string[]} */
function usualPaths() {
  switch (process.platform) {
    case 'darwin':
      return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
      );
    case 'win32':
      return ['Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe'].flatMap(
        (file) => windowsFolders.map((folder) => join(folder, file)),
      );
    default:
      return [
        headlessShell,
        ...['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'],
      ].map((name) => `/usr/bin/${name}`);
  }
}

/**
 * Some Linux systems put a script there that only says how to get the real browser.
 * @param {string} path
 */
function starts(path) {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * The Chromium of this machine: the one CHROMIUM_PATH names, an installed one, or Playwright's own download.
 * Throws if CHROMIUM_PATH names a file that is not there.
 * @returns {string | undefined}
 */
export function installedChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${named}`);
    return named;
  }
  return [...usualPaths(), chromium.executablePath()].find(starts);
}

async function installChromium() {
  if (hasApt()) {
    for (const name of [headlessShell, 'chromium']) {
      console.log(`Installing ${name}`);
      const problem = installPackages([name, fonts]);
      if (problem !== undefined) console.error(problem);
      if (installedChromium()) return;
    }
  }
  await runTool(['@playwright/test', 'playwright'], ['install', 'chromium']);
}

/**
 * Where to start Chromium from. With `install` it is fetched if the machine has none: as root by apt-get, else by
 * Playwright. Throws with one sentence that says what to do.
 * @param {{ install: boolean }} options
 * @returns {Promise<string>}
 */
export async function findChromium({ install }) {
  if (!installedChromium() && install) await installChromium();
  const found = installedChromium();
  if (!found) throw new Error(advice);
  return found;
}
