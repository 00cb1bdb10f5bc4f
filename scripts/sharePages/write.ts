import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { compressed } from '../../build/deploy/precompress';

const written = /\.html(?:\.(?:br|gz))?$/;

/** Servers never see half a file. */
function replace(file: string, content: Buffer): void {
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

async function writePage(file: string, html: string): Promise<boolean> {
  const content = Buffer.from(html);
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const small = await compressed(content);
  for (const [ending, text] of Object.entries(small)) replace(file + ending, text);
  replace(file, content);
  return true;
}

/** Writes pages with their compressed files and removes those of an earlier run. Returns how many were changed. */
export async function writePages(folder: string, pages: ReadonlyMap<string, string>) {
  let changed = 0;
  for (const [file, html] of pages) if (await writePage(join(folder, file), html)) changed += 1;
  const files = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const gone = files
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => written.test(name) && !pages.has(name.replace(/\.(?:br|gz)$/, '')))
    .filter((name) => statSync(join(folder, name)).isFile());
  for (const name of gone) rmSync(join(folder, name));
  return { changed, removed: gone.filter((name) => name.endsWith('.html')).length };
}
