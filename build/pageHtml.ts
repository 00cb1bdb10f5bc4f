import type { Manifest } from 'vite';
import { schemes, themeColors } from '../src/shared/config/themeColors.ts';
import { headTags } from '../src/shared/seo/headTags.ts';
import type { PrerenderedPage } from '../src/prerender/render.tsx';
import type { FontFaces } from './fontFaces.ts';

export type Prehydration = {
  headScript: string;
  /** Addresses of the prehydration scripts, by the `data-` attribute of their container. */
  prehydrationEntries: Record<string, string>;
  fontFaces: FontFaces;
  critical: (page: PrerenderedPage, stylesheets: readonly string[]) => string;
};

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The address of a module's file. Throws if it has none. */
export function addressOf(module: string, manifest: Manifest): string {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} has no file of its own in the build.`);
  return `/${chunk.file}`;
}

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
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
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
const stylesheetLink = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The stylesheets of the shell, then those of the page. The order decides between rules. */
function stylesheetsOf(shell: string, styles: readonly string[]): string[] {
  const ofShell = [...shell.matchAll(stylesheetLink)].map(([, address = '']) => address);
  return [...new Set([...ofShell, ...styles])];
}

/** Throws if `pattern` does not match exactly once. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  const matches = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (matches !== 1) throw new Error(`index.html: ${pattern} was found ${matches} times.`);
  return html.replace(pattern, () => text);
}

const fontLink = /\s*<link\s+rel="preload"\s+href="([^"]+)"\s+as="font"[^>]*>/g;

function dataAttributes(data: Record<string, string | undefined>): string {
  return Object.entries(data)
    .flatMap(([name, value]) => (value ? [` data-${name}="${escaped(value)}"`] : []))
    .join('');
}

/** The stylesheet of the web fonts, then their files. */
const fontsOf = (shell: string, { fontFaces }: Prehydration) =>
  [fontFaces.stylesheet, ...[...shell.matchAll(fontLink)].map(([, address = '']) => address)].join(' ');

/** The input of the head script, as attributes of `<html>`, because the script has the same text on every page. */
function pageAttributes(page: PrerenderedPage, fonts: string): string {
  const { address, pattern, query, request, requestById, headers } = page;
  return dataAttributes({
    address: pattern === undefined ? address : undefined,
    pattern,
    query,
    request,
    'request-by-id': requestById,
    headers: request !== undefined && Object.keys(headers).length > 0 ? JSON.stringify(headers) : undefined,
    fonts,
  });
}

const afterViewport = /(?<=<meta\s+name="viewport"[^>]*>)/;

/** The empty shell for addresses that are not prerendered. */
export function emptyPage(shell: string, prehydration: Prehydration): string {
  const { headScript, fontFaces } = prehydration;
  const first = `<script>${headScript}</script><style>${fontFaces.fallbacks}</style>`;
  const html = replaceOnce(shell.replace(fontLink, ''), afterViewport, first);
  const fonts = fontsOf(shell, prehydration);
  return replaceOnce(html, /(?<=<html\b[^>]*)>/, `${dataAttributes({ fonts })}>`);
}

/** The prehydration script of a page that has a container for it. Throws for a container without a script. */
function scriptOf(html: string, { prehydrationEntries }: Prehydration): string | undefined {
  const name = /class="prehydrated" data-(\w+)/.exec(html)?.[1];
  if (name === undefined) return undefined;
  const script = prehydrationEntries[name];
  if (!script) throw new Error(`No prehydration script renders data-${name}.`);
  return script;
}

export function pageHtml(
  shell: string,
  page: PrerenderedPage,
  manifest: Manifest,
  prehydration: Prehydration,
): string {
  const { theme, html } = page;
  const { scripts, styles } = filesOf(page.modules, manifest);
  const stylesheets = stylesheetsOf(shell, styles);
  const files = {
    scripts: scripts.filter((address) => !shell.includes(`"${address}"`)).join(' '),
    stylesheets: stylesheets.join(' '),
  };
  const script = scriptOf(html, prehydration);
  const first = [
    ...(script ? [`<script async fetchpriority="high" src="${script}" type="module"></script>`] : []),
    // Before the head script, whose requests would occupy all connections.
    ...(shell.match(startScript) ?? []),
    // Attributes of the script and not of `<html>`, because the encoding must be within the first 1,024 bytes.
    `<script${dataAttributes(files)}>${prehydration.headScript}</script>`,
    `<style>${prehydration.fontFaces.fallbacks}${prehydration.critical(page, stylesheets)}</style>`,
    // The first paint waits for the footer, because an incomplete page has another layout and would shift. Every page fits
    // into the initial TCP window.
    '<link rel="expect" href="#fuss" blocking="render" />',
  ];
  const last = [
    `  <noscript>${stylesheets.map((address) => `<link rel="stylesheet" href="${address}" />`).join('')}</noscript>`,
    '</head>',
  ];
  const fonts = fontsOf(shell, prehydration);
  let result = shell.replace(stylesheetLink, '').replace(fontLink, '').replace(startScript, '');
  result = replaceOnce(result, /<meta\s+name="description"\s+content="[^"]*"\s*\/?>\s*/, '');
  result = replaceOnce(result, /<title>[^<]*<\/title>/, metaHtml(page));
  result = replaceOnce(result, afterViewport, first.join(''));
  result = replaceOnce(result, /<\/head>/, last.join('\n  '));
  result = replaceOnce(
    result,
    /data-bs-theme="\w+"/,
    `data-bs-theme="${theme}"${pageAttributes(page, fonts)}`,
  );
  for (const scheme of schemes) {
    const content = new RegExp(`(?<=scheme: ${scheme}\\)"\\s+content=")[^"]+`);
    result = replaceOnce(result, content, themeColors[theme][scheme]);
  }
  result = result.replace(/>\s*\n\s*(?=<)/g, '>').replace(/ \/>/g, '>');
  return replaceOnce(result, /<div id="root"><\/div>/, `<div id="root">${html}</div>`);
}
