import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Manifest key of the page that a list route loads lazily. */
export const listPage = 'src/pages/ProgramPage.tsx';

const prerenderedList = 'kinoprogramm-wien/kinoprogramm.html';

/** Manifest key of the script that prehydrates a list. */
const firstCards = 'src/prehydrate/firstCards.tsx';

/** @param {string | Buffer} content */
export function brotliSize(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * Adds an entry of the manifest and its static imports to `found`.
 * @param {Record<string, any>} manifest
 * @param {string} key
 * @param {Map<string, any>} found
 */
function collect(manifest, key, found) {
  const chunk = manifest[key];
  if (!chunk || found.has(key)) return;
  found.set(key, chunk);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
}

/**
 * Paths of the files that the first view of a list route loads. Reads a build with a manifest. Throws if the list's page
 * or its prehydration script is not a separate chunk, because its bytes would not be counted.
 * @param {string} folder
 * @returns {{ html: string[], javascript: string[], laterStyles: string[], fonts: string[] }}
 */
export function firstView(folder) {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const chunks = new Map();
  collect(manifest, 'src/main.tsx', chunks);
  for (const key of [firstCards, listPage]) {
    collect(manifest, key, chunks);
    if (!chunks.has(key)) throw new Error(`${key} is not a separate chunk, so its size is unknown.`);
  }

  const files = [...chunks.values()];
  const laterStyles = [...new Set(files.flatMap((chunk) => chunk.css ?? []))];
  const html = existsSync(join(folder, prerenderedList)) ? prerenderedList : 'index.html';
  const page = readFileSync(join(folder, html), 'utf8');
  const javascript = files.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'));
  const fonts = /data-fonts="\/([^"]+)/.exec(page)?.slice(1) ?? [];
  return { html: [html], javascript, laterStyles, fonts };
}
