import type { Manifest } from 'vite';
import { schemes, themeColors } from '../../src/config/themeColors.ts';
import { headTags } from '../../src/lib/headTags.ts';
import type { BuiltPage } from '../../src/prerender.tsx';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

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
    if (!manifest[name]) throw new Error(`${name} has no file of its own in the build.`);
    visit(name);
  }
  return { scripts: [...scripts], styles: [...styles] };
}

function metaHtml({ head }: BuiltPage): string {
  const tags = headTags(head)
    .filter(({ content }) => content[1] !== undefined)
    .map(
      ({ name, key, content }) =>
        `<${name} ${key[0]}="${key[1]}" ${content[0]}="${escaped(content[1] ?? '')}" />`,
    );
  return [`<title>${escaped(head.title)}</title>`, ...tags].join('\n    ');
}

/** Behind those of the shell, as they would come in the browser: the order of sheets decides between their rules. */
function filesHtml({ modules }: BuiltPage, shell: string, manifest: Manifest): string {
  const { scripts, styles } = filesOf(modules, manifest);
  const isNew = (address: string) => !shell.includes(`"${address}"`);
  return [
    ...styles.filter(isNew).map((address) => `  <link rel="stylesheet" crossorigin href="${address}" />`),
    ...scripts.filter(isNew).map((address) => `  <link rel="modulepreload" crossorigin href="${address}" />`),
    '</head>',
  ].join('\n  ');
}

/** Puts `text` in the place of the one match of `pattern`. Throws where the shell has another form. */
function replaceOnce(html: string, pattern: RegExp, text: string): string {
  const matches = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (matches !== 1) throw new Error(`index.html: ${pattern} was found ${matches} times.`);
  return html.replace(pattern, () => text);
}

/** A rendered page within the shell that the bundler made of index.html. */
export function pageHtml(shell: string, page: BuiltPage, manifest: Manifest): string {
  const { address, theme, readsQuery, html } = page;
  const marks = `data-address="${address}"${readsQuery ? '' : ' data-query="free"'}`;
  let result = replaceOnce(shell, /<meta\s+name="description"\s+content="[^"]*"\s*\/?>\s*/, '');
  result = replaceOnce(result, /<title>[^<]*<\/title>/, metaHtml(page));
  result = replaceOnce(result, /<\/head>/, filesHtml(page, shell, manifest));
  result = replaceOnce(result, /data-bs-theme="\w+"/, `data-bs-theme="${theme}"`);
  for (const scheme of schemes) {
    const content = new RegExp(`(?<=scheme: ${scheme}\\)"\\s+content=")[^"]+`);
    result = replaceOnce(result, content, themeColors[theme][scheme]);
  }
  return replaceOnce(result, /<div id="root"><\/div>/, `<div id="root" ${marks}>${html}</div>`);
}
