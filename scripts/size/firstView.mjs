import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The screen that a list route loads late, by its key in the manifest. */
export const listScreen = 'src/pages/ProgramPage.tsx';

/** Its page, as it was rendered at build time. */
const listPage = 'kinoprogramm-wien/kinoprogramm.html';

/** What paints a list's first cards. */
const firstCards = 'src/prehydrate/firstCards.tsx';

/** @param {string | Buffer} content */
export function brotliSize(content) {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * A manifest's entry with everything that its static imports bring along.
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

/** Fonts that a German text needs: those whose characters hold the letter A, and those that do not say. */
const fontFace = /@font-face\s*\{[^}]*\}/g;

/** @param {string} face */
function holdsLatin(face) {
  const range = /unicode-range:([^;}]+)/i.exec(face)?.[1];
  if (!range) return true;
  return range.split(',').some((part) => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    const first = Number.parseInt(from.replaceAll('?', '0'), 16);
    const last = Number.parseInt(to.replaceAll('?', 'F'), 16);
    return first <= 0x41 && 0x41 <= last;
  });
}

/**
 * @param {string} folder
 * @param {string} page
 * @param {string[]} styles addresses of its sheets
 */
function fontsOf(folder, page, styles) {
  // A built page notes the sheet that names them, and that comes after all else.
  const [noted] = /data-fonts="\/([^" ]+)/.exec(page)?.slice(1) ?? [];
  const sheets = [...styles, ...(noted ? [noted] : [])];
  const faces = sheets
    .flatMap((sheet) => readFileSync(join(folder, sheet), 'utf8').match(fontFace) ?? [])
    .filter(holdsLatin);
  const names = faces.flatMap((face) =>
    [...face.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(([, url = '']) => basename(url)),
  );
  return [...new Set(names)]
    .map((name) => join('assets', name))
    .filter((file) => existsSync(join(folder, file)));
}

/**
 * What the page's own head brings beside the app's files: the script that paints the first cards.
 * @param {string} html
 */
function prehydrationScripts(html) {
  return [...html.matchAll(/<script async[^>]* src="\/([^"]+)"/g)].map(([, file = '']) => file);
}

/**
 * The files that the first view of a list route needs, from a build with a manifest: its page with the rules of the first
 * look, the scripts, and what comes later, the sheets and the fonts. Throws if the list's screen or what paints its first
 * cards is no chunk of its own (was it renamed?), for its bytes would not be counted.
 * @param {string} folder
 * @returns {{ html: string[], javascript: string[], laterStyles: string[], laterFonts: string[] }}
 */
export function firstView(folder) {
  const path = join(folder, '.vite', 'manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run "npm run build" first.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const chunks = new Map();
  // Without a key of its own where it shares a chunk, which the screen imports.
  collect(manifest, 'index.html', chunks);
  for (const key of [firstCards, listScreen]) {
    collect(manifest, key, chunks);
    if (!chunks.has(key)) throw new Error(`${key} is not a separate chunk, so its size is unknown.`);
  }

  const files = [...chunks.values()];
  const laterStyles = [...new Set(files.flatMap((chunk) => chunk.css ?? []))];
  const html = existsSync(join(folder, listPage)) ? listPage : 'index.html';
  const page = readFileSync(join(folder, html), 'utf8');
  const scripts = files.map((chunk) => chunk.file).filter((file) => file.endsWith('.js'));
  const javascript = [...new Set([...prehydrationScripts(page), ...scripts])];
  const laterFonts = fontsOf(folder, page, laterStyles);
  return { html: [html], javascript, laterStyles, laterFonts };
}
