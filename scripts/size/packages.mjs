import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { root } from '../tool.mjs';
import { brotliSize, firstView } from './firstView.mjs';

/** @typedef {{ name: string, raw: number, brotli: number }} Share bytes, after minification */

/**
 * @param {string} id a module's path
 * @returns {string} its package, or the folder in `src`
 */
function ownerOf(id) {
  const path = id.replaceAll('\\', '/').replace(/^\0/, '');
  const fromPackage = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path);
  if (fromPackage?.[1]) return fromPackage[1];
  const layer = /\/src\/((?:features|shared)\/[^/?]+|[^/?]+)/.exec(path);
  if (layer) return `src/${layer[1]}`;
  return 'build tool';
}

/**
 * Modules are minified one by one, because a minified chunk has no module boundaries. Unused declarations are kept,
 * because a single module has no exports here.
 * @param {string} code
 */
function minified(code) {
  const result = minifySync('module.js', code, { module: true, compress: { unused: false } });
  return result.errors.length > 0 ? code : result.code;
}

/**
 * Builds the app without prerendering into a temporary folder, which is removed after `use`.
 * @template Result
 * @param {(folder: string) => Result} use
 * @param {import('vite').Plugin[]} [plugins]
 */
export async function withSizeBuild(use, plugins = []) {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-size-'));
  try {
    await build({
      root,
      mode: 'size',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, manifest: true },
      plugins,
    });
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Estimates the size of each package in the first view of a list route. The shares add up to more than the chunks,
 * because packages compress together.
 * @returns {Promise<Share[]>} largest first
 */
export function packageShares() {
  /** @type {Map<string, Record<string, { code: string | null }>>} */
  const modulesByFile = new Map();
  const recorder = {
    name: 'record-modules',
    /**
     * @param {unknown} _
     * @param {Record<string, any>} bundle
     */
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') modulesByFile.set(chunk.fileName, { ...chunk.modules });
      }
    },
  };
  return withSizeBuild(
    (folder) =>
      sharesOf(firstView(folder).javascript.flatMap((file) => Object.entries(modulesByFile.get(file) ?? {}))),
    [recorder],
  );
}

/**
 * @param {[id: string, module: { code: string | null }][]} modules
 * @returns {Share[]}
 */
function sharesOf(modules) {
  /** @type {Map<string, string>} */
  const codeByOwner = new Map();
  for (const [id, { code }] of modules) {
    const owner = ownerOf(id);
    if (code) codeByOwner.set(owner, (codeByOwner.get(owner) ?? '') + minified(code));
  }
  return [...codeByOwner]
    .map(([name, code]) => ({ name, raw: Buffer.byteLength(code), brotli: brotliSize(code) }))
    .sort((a, b) => b.brotli - a.brotli);
}
