import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { runTool } from '../tool.mjs';
import { hasApt, installPackages } from './apt.mjs';

/** Chromium runs in containers and sends no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium without a user interface, which is faster. Name of the Debian package and of the executable. */
const headlessShell = 'chromium-headless-shell';

/** Has the metrics of Arial, which the shop's fallback fonts need. Debian's Chromium only recommends it. */
const fonts = 'fonts-liberation';

const advice =
  'No Chromium found: install Chromium or Google Chrome, or set CHROMIUM_PATH to its executable.';

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
 * On some Linux systems the file is a script that only prints how to install the browser.
 * @param {string} path
 */
function isBrowser(path) {
  if (!existsSync(path)) return false;
  return process.platform !== 'linux' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/**
 * Path of the Chromium in CHROMIUM_PATH, an installed one or Playwright's download. Throws if the file of CHROMIUM_PATH
 * does not exist.
 * @returns {string | undefined}
 */
export function installedChromium() {
  const path = process.env.CHROMIUM_PATH;
  if (path) {
    if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names a file that does not exist: ${path}`);
    return path;
  }
  return [...usualPaths(), chromium.executablePath()].find(isBrowser);
}

async function installChromium() {
  if (hasApt()) {
    for (const name of [headlessShell, 'chromium']) {
      console.log(`Installing ${name}`);
      const problem = await installPackages([name, fonts]);
      if (problem !== undefined) console.error(problem);
      if (installedChromium()) return;
    }
  }
  await runTool(['@playwright/test', 'playwright'], ['install', 'chromium']);
}

/**
 * Path of Chromium. With `install`, a missing Chromium is installed: by apt-get as root, otherwise by Playwright. Throws
 * an error with advice if there is none.
 * @param {{ install: boolean }} options
 * @returns {Promise<string>}
 */
export async function findChromium({ install }) {
  if (!installedChromium() && install) await installChromium();
  const found = installedChromium();
  if (!found) throw new Error(advice);
  return found;
}
