import { randomUUID } from 'node:crypto';
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

const packed = /\.(?:br|gz)$/;
const published = /\.(?:html|ics|json|xml)$/;
/** What a run that was stopped has left. */
const temporaries = /^\.[\w-]+\.tmp$/;

/** Servers never see half a file, nor the temporary one, which is hidden. */
async function writeFile(file: string, text: string, temporary: string): Promise<boolean> {
  function replace(path: string, content: Buffer) {
    writeFileSync(temporary, content);
    renameSync(temporary, path);
  }
  const content = Buffer.from(text);
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  mkdirSync(dirname(file), { recursive: true });
  const small = await compressed(content);
  for (const [ending, bytes] of Object.entries(small)) replace(file + ending, bytes);
  // Last, because it tells the next run that all three are written.
  replace(file, content);
  return true;
}

/**
 * Writes files with their compressed ones and removes those of an earlier run. Another run may do the same. Returns how many
 * were changed. Throws an `Error` with the next step if the folder cannot be written to.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>) {
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    let changed = 0;
    for (const [file, text] of files) if (await writeFile(join(folder, file), text, temporary)) changed += 1;
    const gone = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll('\\', '/'))
      .map((name) => ({ name, of: name.replace(packed, '') }))
      .filter(({ name, of }) => temporaries.test(name) || (published.test(of) && !files.has(of)))
      .filter(({ name }) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
    for (const { name } of gone) rmSync(join(folder, name), { force: true });
    return { changed, removed: gone.filter(({ name }) => published.test(name)).length };
  } catch (error) {
    rmSync(temporary, { force: true });
    const reason = error instanceof Error ? error.message : '';
    throw new Error(
      `${folder} cannot be written to (${reason}). Run the command again as the owner of this folder, with room on the disk.`,
      { cause: error },
    );
  }
}
