import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './builtSite';

export const assets = join(siteFolder, 'assets');

/** Static imports of a file, recursively. */
export function importedBy(file: string): string[] {
  const code = readFileSync(join(assets, file), 'utf8');
  const direct = [...code.matchAll(/\b(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, name = '']) => name);
  return [...new Set([...direct, ...direct.flatMap(importedBy)])];
}
