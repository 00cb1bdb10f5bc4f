import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { extensionOf, textTypes } from './contentTypes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

/** Below this size the additional header costs what compression saves. */
const minBytes = 300;

/** A text as the servers send it compressed, by the endings of `encodings`. */
export async function compressed(content: Buffer): Promise<Record<string, Buffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  return { '.br': small, '.gz': zipped };
}

export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => extensionOf(name) in textTypes && !/(^|[\\/])[._]/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      if (content.length < minBytes) return;
      for (const [ending, text] of Object.entries(await compressed(content)))
        writeFileSync(file + ending, text);
    }),
  );
}
