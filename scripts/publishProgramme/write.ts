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

const written = /\.(?:html|ics|json|xml)(?:\.(?:br|gz))?$/;

/** Servers never see half a file. */
function replace(file: string, content: Buffer): void {
  const temporary = `${file}.tmp`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}

async function writeFile(file: string, text: string): Promise<boolean> {
  const content = Buffer.from(text);
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const small = await compressed(content);
  for (const [ending, packed] of Object.entries(small)) replace(file + ending, packed);
  replace(file, content);
  return true;
}

/** Writes files with their compressed ones and removes those of an earlier run. Returns how many were changed. */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>) {
  let changed = 0;
  for (const [file, text] of files) if (await writeFile(join(folder, file), text)) changed += 1;
  const existing = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const gone = existing
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => written.test(name) && !files.has(name.replace(/\.(?:br|gz)$/, '')))
    .filter((name) => statSync(join(folder, name)).isFile());
  for (const name of gone) rmSync(join(folder, name));
  return { changed, removed: gone.filter((name) => !/\.(?:br|gz)$/.test(name)).length };
}
