import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const face = /@font-face\{[^}]*url\([^}]*\}/g;

/**
 * Takes the faces that are loaded out of the sheets of a build, into one of their own: a page that already stands must not
 * change its letters. Returns that sheet's address.
 */
export function separateFaces(folder: string, assetsDir: string): string {
  const faces = new Set<string>();
  for (const name of readdirSync(join(folder, assetsDir)).filter((file) => file.endsWith('.css'))) {
    const file = join(folder, assetsDir, name);
    const sheet = readFileSync(file, 'utf8');
    const found = sheet.match(face);
    if (!found) continue;
    for (const text of found) faces.add(text);
    writeFileSync(file, sheet.replace(face, ''));
  }
  const text = [...faces].join('');
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const name = `${assetsDir}/fonts-${hash}.css`;
  writeFileSync(join(folder, name), text);
  return `/${name}`;
}
