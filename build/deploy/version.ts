import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const start = promisify(execFile);

/** What `version.json` says. */
export type Version = {
  build: string;
  /** Of the sources, with `-dirty` where they were changed since; absent where there is no repository. */
  commit?: string;
  /** When it was built (ISO 8601). */
  builtAt: string;
  /** The SHA-256 of the service worker of this build. */
  worker: string;
};

export const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/** A name for what lies in a folder: the same content has the same name. */
export function buildId(folder: string): string {
  const hash = createHash('sha256');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  for (const name of names) {
    const file = join(folder, name);
    if (statSync(file).isFile()) hash.update(name.replaceAll('\\', '/')).update(sha256(readFileSync(file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The commit that a folder is at; none where it is no repository. */
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
