import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, resolve, sep } from 'node:path';

/**
 * The files of a build by their addresses, as a server of the shop finds them.
 * @param {string} folder
 * @param {(path: string) => string} fileOfAddress the file of an address that has none of its own
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
     * @returns {Buffer | undefined} what the build packed by itself
     */
    packedBefore: (file) => (existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : undefined),
    /**
     * @param {string} path of a page or a file of the build
     * @returns {string}
     */
    text(path) {
      const file = fileFor(path);
      if (!file) throw new Error(`The build has no file for ${path}.`);
      return readFileSync(file, 'utf8');
    },
  };
}
