import type { Manifest } from 'vite';
import { schemes, themeColors } from '../src/shared/config/themeColors.ts';
import { headTags } from '../src/shared/seo/headTags.ts';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import type { FontFaces } from './fontFaces.ts';

/** What stands in the head of every page before all else. */
export type PrehydrationScripts = {
  /** The text of the inline script. */
  headScript: string;
  /** The addresses of the scripts that paint what a page begins with, by the attribute that says so at its place. */
  prehydrationEntries: Record<string, string>;
  fontFaces: FontFaces;
  /** The rules for a page's first look, of the sheets with these addresses. */
  critical: (page: PrerenderedPage, sheets: readonly string[]) => string;
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Where the build put a module. Throws if it has no file of its own. */
export function addressOf(module: string, manifest: Manifest): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} has no file of its own in the build.`);
  return `/${chunk.file}`;
}

/** What a module needs beside what the shell has already: its own files and those it imports. */
function filesOf(modules: readonly string[], manifest: Manifest) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();
  function visit(name: string) {
    const chunk = manifest[name];
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
    scripts.add(`/${chunk.file}`);
    for (const sheet of chunk.css ?? []) styles.add(`/${sheet}`);
  }
  for (const name of modules) {
    addressOf(name, manifest);
    visit(name);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function metaHtml({ head }: PrerenderedPage): string {
  const tags = headTags(head)
    .filter(({ content }) => content[1] !== undefined)
    .map(
      ({ name, key, content }) =>
        `<${name} ${key[0]}="${key[1]}" ${content[0]}="${escaped(content[1] ?? '')}" />`,
    );
  return [`<title>${escaped(head.title)}</title>`, ...tags].join('\n    ');
}

const startScript = /\s*<script type="module"[^>]*src=[^>]*><\/script>/g;
const sheetLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The shell's sheets, then those of the page, as they would come in the browser: their order decides between rules. */
function sheetsOf(shell: string, styles: readonly string[]): string[] {
  const ofShell = [...shell.matchAll(sheetLink)].map(([, address = '']) => address);
  return [...new Set([...ofShell, ...styles])];
}

/** Puts `text` in the place of the one match of `pattern`. Throws where the shell has another form. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  const matches = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (matches !== 1) throw new Error(`index.html: ${pattern} was found ${matches} times.`);
  return html.replace(pattern, () => text);
}

const fontLink = /\s*<link\s+rel="preload"\s+href="([^"]+)"\s+as="font"[^>]*>/g;

function attributes(noted: Record<string, string | undefined>): string {
  return Object.entries(noted)
    .flatMap(([name, value]) => (value ? [` data-${name}="${escaped(value)}"`] : []))
    .join('');
}

/** The sheet of the web fonts, then their files. */
const fontsOf = (shell: string, { fontFaces }: PrehydrationScripts) =>
  [fontFaces.sheet, ...[...shell.matchAll(fontLink)].map(([, address = '']) => address)].join(' ');

/** What the scripts of a page have to know, as attributes of `<html>`: the script in its head is everywhere the same. */
function notes(page: PrerenderedPage, fonts: string): string {
  const { address, pattern, query, asks, asksById, headers } = page;
  return attributes({
    address: pattern === undefined ? address : undefined,
    pattern,
    query,
    asks,
    'asks-by-id': asksById,
    headers: asks !== undefined && Object.keys(headers).length > 0 ? JSON.stringify(headers) : undefined,
    fonts,
  });
}

const afterViewport = /(?<=<meta\s+name="viewport"[^>]*>)/;

/** The shell of the addresses that have no page: empty, with the letters of the others. */
export function emptyPage(shell: string, early: PrehydrationScripts): string {
  const first = `<script>${early.headScript}</script><style>${early.fontFaces.standIns}</style>`;
  const html = replaceOnce(shell.replace(fontLink, ''), afterViewport, first);
  return replaceOnce(html, /(?<=<html\b[^>]*)>/, `${attributes({ fonts: fontsOf(shell, early) })}>`);
}

/** The script that paints what a page begins with, where it has a place for it. Throws where nobody knows that place. */
function firstPart(html: string, { prehydrationEntries }: PrehydrationScripts): string | undefined {
  const name = /class="prehydrated" data-(\w+)/.exec(html)?.[1];
  if (name === undefined) return undefined;
  const script = prehydrationEntries[name];
  if (!script) throw new Error(`No script paints a place for data-${name}.`);
  return script;
}

/** A rendered page within the shell that the bundler made of index.html. */
export function pageHtml(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  early: PrehydrationScripts,
): string {
  const { theme, html } = page;
  const { scripts, styles } = filesOf(page.modules, manifest);
  const sheets = sheetsOf(shell, styles);
  const files = {
    scripts: scripts.filter((address) => !shell.includes(`"${address}"`)).join(' '),
    sheets: sheets.join(' '),
  };
  const part = firstPart(html, early);
  const first = [
    ...(part ? [`<script async fetchpriority="high" src="${part}" type="module"></script>`] : []),
    // Before the script in the head: what it fetches for the screen would take all connections that there are.
    ...(shell.match(startScript) ?? []),
    // What it fetches later stands here: a page has to name its encoding within its first 1,024 bytes.
    `<script${attributes(files)}>${early.headScript}</script>`,
    `<style>${early.fontFaces.standIns}${early.critical(page, sheets)}</style>`,
    // Half a page is laid out otherwise than the whole, and moves when its rest comes: the first painting waits for the
    // footer's beginning. Every page fits into what a server sends before it waits for an answer.
    '<link rel="expect" href="#fuss" blocking="render" />',
  ];
  const last = [
    `  <noscript>${sheets.map((address) => `<link rel="stylesheet" href="${address}" />`).join('')}</noscript>`,
    '</head>',
  ];
  const fonts = fontsOf(shell, early);
  let result = shell.replace(sheetLink, '').replace(fontLink, '').replace(startScript, '');
  result = replaceOnce(result, /<meta\s+name="description"\s+content="[^"]*"\s*\/?>\s*/, '');
  result = replaceOnce(result, /<title>[^<]*<\/title>/, metaHtml(page));
  result = replaceOnce(result, afterViewport, first.join(''));
  result = replaceOnce(result, /<\/head>/, last.join('\n  '));
  result = replaceOnce(result, /data-bs-theme="\w+"/, `data-bs-theme="${theme}"${notes(page, fonts)}`);
  for (const scheme of schemes) {
    const content = new RegExp(`(?<=scheme: ${scheme}\\)"\\s+content=")[^"]+`);
    result = replaceOnce(result, content, themeColors[theme][scheme]);
  }
  result = result.replace(/>\s*\n\s*(?=<)/g, '>').replace(/ \/>/g, '>');
  return replaceOnce(result, /<div id="root"><\/div>/, `<div id="root">${html}</div>`);
}
