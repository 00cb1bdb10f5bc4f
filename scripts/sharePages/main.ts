import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { Show } from '../../src/domain/entities';
import { calls, showsResponse } from '../../src/features/catalogue/api';
import { sharePagesFolder } from '../../src/shop/sharePages';
import { readBase } from '../backend/address';
import { ask, isResponse } from '../backend/ask';
import { sharePages } from './pages';
import { writePages } from './write';

const usage = `SHARE_PAGES_BACKEND=https://shop.example/rest/ npm run share-pages -- [folder of the build, default dist]

Writes a page for each show and film of the programme, with its own title, text and picture for those who share it.
Other variables: SHARE_PAGES_AUTH=user:password, VITE_MEDIA_BASE_URL. Exit code: 0 written, 1 nothing changed.`;

const callTimeout = 20_000;

type Variables = Record<string, string | undefined>;

async function readProgramme(base: string, credentials: string | undefined): Promise<Show[]> {
  const [path] = calls.shows({});
  const access = { base, credentials, timeout: callTimeout, now: () => performance.now() };
  const response = await ask(access, path, { s1: 'fetch' });
  if (!isResponse(response)) throw new Error(`The backend did not respond: ${response.reason}.`);
  if (response.status !== 200 || !response.isJson)
    throw new Error(
      `The backend responded to ${path} with status ${response.status}${response.isJson ? '' : ' and no JSON'}.`,
    );
  const read = v.safeParse(showsResponse, response.body);
  if (!read.success) throw new Error(`The response to ${path} is no programme.`);
  return [...read.output.dataEntries, ...read.output.publicEvents];
}

/** The origin that the build was made for. */
function originOf(folder: string): string {
  const home = join(folder, 'index.html');
  const canonical =
    existsSync(home) && /<link rel="canonical" href="([^"]+)">/.exec(readFileSync(home, 'utf8'))?.[1];
  if (!canonical) throw new Error(`${folder} is no build of the shop.`);
  return new URL(canonical).origin;
}

/** The command `npm run share-pages`; returns its exit code. */
export async function writeSharePages(args: readonly string[], variables: Variables): Promise<number> {
  const [folder = 'dist'] = args;
  try {
    const address = readBase(variables['SHARE_PAGES_BACKEND'] || undefined);
    if ('problem' in address) throw new Error(`${address.problem}\n\n${usage}`);
    const site = {
      origin: originOf(folder),
      media: variables['VITE_MEDIA_BASE_URL'] || '/',
      read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    };
    const shows = await readProgramme(address.base, variables['SHARE_PAGES_AUTH'] || undefined);
    const pages = sharePages(shows, site);
    const { changed, removed } = await writePages(join(folder, sharePagesFolder), pages);
    console.log(`${pages.size} pages for sharing: ${changed} written, ${removed} removed.`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}
