import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's folders of libraries, one per architecture. */
const libraries = '/usr/lib';

/**
 * Paths of WebKitGTK's driver and browser.
 * @returns {{ driver: string, browser: string } | undefined}
 */
export function installedWebKit() {
  const driver = '/usr/bin/WebKitWebDriver';
  if (!existsSync(driver)) return undefined;
  const browser = readdirSync(libraries)
    .map((folder) => join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
    .find((path) => existsSync(path));
  return browser ? { driver, browser } : undefined;
}

/**
 * Path of the X server without a screen, in which WebKitGTK runs.
 * @returns {string | undefined}
 */
export function installedXvfb() {
  return ['/usr/bin/Xvfb'].find((path) => existsSync(path));
}
