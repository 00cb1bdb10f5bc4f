import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

export type Version = {
  build: string;
  /** With `-dirty` if the sources were changed; absent without a repository. */
  commit?: string;
  /** ISO 8601. */
  builtAt: string;
  worker: string;
};

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

export function buildId(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(name.replaceAll('\\', '/')).update(sha256(readFileSync(file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** `undefined` without a repository. */
export async function commitOf(folder: string): Promise<string | undefined> {
  try {
    const { stdout } = await start('git', ['describe', '--always', '--dirty', '--exclude', '*'], {
      cwd: folder,
    });
    return stdout.trim();
  } catch {
    return undefined;
  }
}
