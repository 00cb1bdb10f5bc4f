import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, minifySync } from 'vite';
import { root } from '../tool.mjs';
import { brotliSize, firstView } from './firstView.mjs';

/** @typedef {{ name: string, raw: number, brotli: number }} Share bytes, after minification */

/**
 * @param {string} id a module's path
 * @returns {string} its package, or the layer of our own code
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
 * Modules are minified one by one, for a chunk's own minified text no longer shows where a module begins; what a module
 * only offers to others stays, for it has no exports here.
 * @param {string} code
 */
function minified(code) {
  const result = minifySync('module.js', code, { module: true, compress: { unused: false } });
  return result.errors.length > 0 ? code : result.code;
}

/**
 * Builds the app into a folder of its own and estimates what each package weighs in a list route's first view.
 * The shares' brotli bytes sum up to more than the chunks, which compress several packages together.
 * @returns {Promise<Share[]>} heaviest first
 */
export async function packageShares() {
  const folder = mkdtempSync(join(tmpdir(), 'ticketshop-size-'));
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
  try {
    await build({
      root,
      mode: 'size',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, manifest: true },
      plugins: [recorder],
    });
    return shares(
      firstView(folder).javascript.flatMap((file) => Object.entries(modulesByFile.get(file) ?? {})),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {[id: string, module: { code: string | null }][]} modules
 * @returns {Share[]}
 */
function shares(modules) {
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
