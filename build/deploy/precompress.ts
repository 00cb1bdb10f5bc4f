import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { endingOf, textTypes } from './contentTypes.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a browser may accept, the smallest first, and how the files are called that hold it. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

/** Below this many bytes the header that tells of it costs what is saved. */
const worthwhile = 300;

/** Puts a brotli and a gzip form beside every text of a build, as small as can be: it is done once, and sent often. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => endingOf(name) in textTypes && !/(^|[\\/])[._]/.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const file = join(folder, name);
      const content = readFileSync(file);
      if (content.length < worthwhile) return;
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      };
      const [small, zipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
      writeFileSync(`${file}.br`, small);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
}
