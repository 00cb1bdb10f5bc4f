import { existsSync } from 'node:fs';

/** Debian's name comes first, because `/usr/bin/firefox` may be a downloader there. */
const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * Path of the Firefox in FIREFOX_PATH or of an installed one. Throws if the file of FIREFOX_PATH does not exist.
 * @returns {string | undefined}
 */
export function installedFirefox() {
  const path = process.env.FIREFOX_PATH;
  if (path && !existsSync(path)) {
    throw new Error(`FIREFOX_PATH names a file that does not exist: ${path}`);
  }
  return path || usualPaths.find((each) => existsSync(each));
}
