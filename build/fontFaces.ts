import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const face = /@font-face\{[^}]*\}/g;

export type FontFaces = {
  /** The address of the sheet that brings the web fonts. */
  sheet: string;
  /** The faces of letters that every machine has. */
  standIns: string;
};

/**
 * Takes all faces out of the sheets of a build: the web fonts' into a sheet of their own, for a page that already stands
 * must not change its letters; the stand-ins' for the pages themselves, for a face that comes again with a sheet has
 * browsers lay out the whole page anew.
 */
export function separateFaces(folder: string, assetsDir: string): FontFaces {
  const faces = new Set<string>();
  for (const name of readdirSync(join(folder, assetsDir)).filter((file) => file.endsWith('.css'))) {
    const file = join(folder, assetsDir, name);
    const sheet = readFileSync(file, 'utf8');
    const found = sheet.match(face);
    if (!found) continue;
    for (const text of found) faces.add(text);
    writeFileSync(file, sheet.replace(face, ''));
  }
  const isLoaded = (text: string) => text.includes('url(');
  const loaded = [...faces].filter(isLoaded).join('');
  const hash = createHash('sha256').update(loaded).digest('base64url').slice(0, 8);
  const name = `${assetsDir}/fonts-${hash}.css`;
  writeFileSync(join(folder, name), loaded);
  return { sheet: `/${name}`, standIns: [...faces].filter((text) => !isLoaded(text)).join('') };
}
