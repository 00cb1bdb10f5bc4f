import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fontFace = /@font-face\{[^}]*\}/g;

export type FontFaces = {
  /** Addresses of the stylesheet of the web fonts and of those that German texts need. */
  attribute: string;
  /** The `@font-face` rules of the fallback fonts, which pages inline. */
  fallbacks: string;
};

/**
 * Removes all `@font-face` rules from the stylesheets of a build. Those of web fonts get a separate stylesheet, because a
 * rendered page must not change its font. Those of fallbacks are inlined, because declaring them again causes a layout.
 */
export function separateFontFaces(folder: string, assetsDir: string): FontFaces {
  const fontFaces = new Set<string>();
  for (const name of readdirSync(join(folder, assetsDir)).filter((file) => file.endsWith('.css'))) {
    const file = join(folder, assetsDir, name);
    const stylesheet = readFileSync(file, 'utf8');
    const found = stylesheet.match(fontFace);
    if (!found) continue;
    for (const text of found) fontFaces.add(text);
    writeFileSync(file, stylesheet.replace(fontFace, ''));
  }
  const isWebFont = (text: string) => text.includes('url(');
  const webFonts = [...fontFaces].filter(isWebFont).join('');
  const hash = createHash('sha256').update(webFonts).digest('base64url').slice(0, 8);
  const name = `${assetsDir}/fonts-${hash}.css`;
  writeFileSync(join(folder, name), webFonts);
  const german = [...webFonts.matchAll(/url\(([^)]*)\)[^}]*unicode-range:U\+(?:\?\?|0)/g)].map(
    ([, url]) => url,
  );
  return {
    attribute: [`/${name}`, ...german].join(' '),
    fallbacks: [...fontFaces].filter((text) => !isWebFont(text)).join(''),
  };
}
