import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';

/**
 * Resolves addresses to files of a build, as a server of the shop does.
 * @param {string} folder
 * @param {(path: string) => string} fileOfAddress file of an address without a prerendered page
 */
export function buildFiles(folder, fileOfAddress) {
  /** @param {string} name */
  function existing(name) {
    const file = resolve(folder, name);
    const isInside = file.startsWith(resolve(folder) + sep);
    return isInside && existsSync(file) && statSync(file).isFile() ? file : undefined;
  }

  /** @param {string} path */
  function fileFor(path) {
    if (extname(path) !== '') return existing(`.${path}`);
    return existing(path === '/' ? 'index.html' : `.${path}.html`) ?? existing(fileOfAddress(path));
  }

  return {
    fileFor,
    /**
     * @param {string} file
     * @returns {Buffer | undefined} compressed copy that the build wrote
     */
    precompressed: (file) => (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined),
    /**
     * @param {string} path of a page or a file
     * @returns {string}
     */
    text(path) {
      const file = fileFor(path);
      if (!file) throw new Error(`The build has no file for ${path}.`);
      return readFileSync(file, 'utf8');
    },
  };
}
