import { installedFirefox } from './firefox.mjs';
import { installedJava } from './java.mjs';
import { installedBrotliModule, installedNginx } from './nginx.mjs';
import { installedWebKit, installedXvfb } from './webkit.mjs';

/**
 * A program that some tests need and that may be missing.
 * @typedef {object} OptionalProgram
 * @property {string} name
 * @property {string} step of `npm test` that needs it
 * @property {string} debianPackage
 * @property {() => string | undefined} find its path
 */

/** @type {readonly OptionalProgram[]} */
const optionalPrograms = [
  { name: 'nginx', step: 'deploy', debianPackage: 'nginx-light', find: installedNginx },
  {
    name: 'the Brotli module of nginx',
    step: 'deploy',
    debianPackage: 'libnginx-mod-http-brotli-static',
    find: installedBrotliModule,
  },
  { name: 'Firefox', step: 'engines', debianPackage: 'firefox-esr', find: installedFirefox },
  {
    name: 'WebKitGTK',
    step: 'engines',
    debianPackage: 'webkit2gtk-driver',
    find: () => installedWebKit()?.driver,
  },
  { name: 'Xvfb', step: 'engines', debianPackage: 'xvfb', find: installedXvfb },
  { name: 'Java 17', step: 'site', debianPackage: 'default-jre-headless', find: installedJava },
];

/** @returns {OptionalProgram[]} */
export function missingPrograms() {
  return optionalPrograms.filter(({ find }) => find() === undefined);
}
