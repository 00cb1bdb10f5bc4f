import { existsSync } from 'node:fs';

/** Where Debian, other systems and macOS put it; Debian's own name comes first, for its others may be downloads. */
const usualPaths = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/**
 * The Firefox of this machine: the one FIREFOX_PATH names, or an installed one; it is never fetched. Throws if
 * FIREFOX_PATH names a file that is not there.
 * @returns {string | undefined}
 */
export function installedFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) {
    throw new Error(`FIREFOX_PATH names a file that does not exist: ${named}`);
  }
  return named || usualPaths.find((path) => existsSync(path));
}
