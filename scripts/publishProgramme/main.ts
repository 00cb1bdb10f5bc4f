import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { htmlFiles } from '../../build/deploy/site';
import { publishedFolder } from '../../src/shop/published';
import { announcementsIn } from '../announce/announcementsFile';
import { errorText } from '../errorText';
import { accessTo } from '../backend/address';
import { calendars } from './calendars';
import type { Channel, Site } from './channel';
import { feedLinks } from './feedLinks';
import { feeds } from './feeds';
import { pages } from './pages';
import { readProgramme } from './readProgramme';
import { sitemap } from './sitemap';
import { writeFiles } from './write';

const usage = `npm run publish-programme -- <base address of the backend> [options]

  --out FOLDER           the served build (default: dist)
  --announcements FILE   the announcements of the host: shows that they cancel or change are marked; no file, no mark
  --auth user:password   credentials, if the backend needs them (default: VITE_API_BASIC_AUTH)
  --help

Writes the programme beside the pages of a build: pages with the dates, for those who share them, search engines and
visitors without JavaScript. Relative pictures need the VITE_MEDIA_BASE_URL of the build. Sends GETs only, each once.
Exit code: 0 written, 1 failed.`;

const options = {
  out: { type: 'string', default: 'dist' },
  announcements: { type: 'string' },
  auth: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

/** What is published beside the pages and the sitemap. */
const channels: readonly Channel[] = [calendars, feeds];

type Variables = Record<string, string | undefined>;

/** The build in a folder. */
function siteIn(folder: string, media: string): Site {
  const home = join(folder, 'index.html');
  const canonical =
    existsSync(home) && /<link rel="canonical" href="([^"]+)">/.exec(readFileSync(home, 'utf8'))?.[1];
  if (!canonical)
    throw new Error(`${folder} is no build of the shop. Give the folder that npm run build wrote as --out.`);
  return {
    origin: new URL(canonical).origin,
    media,
    pages: htmlFiles(folder).filter((file) => !file.startsWith(`${publishedFolder}/`)),
    read: (file) => readFileSync(join(folder, file), 'utf8'),
  };
}

async function publish(args: string[], variables: Variables): Promise<void> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    console.log(usage);
    return;
  }
  const access = accessTo(positionals, values.auth ?? variables['VITE_API_BASIC_AUTH']);
  const site = siteIn(values.out, variables['VITE_MEDIA_BASE_URL'] || '/');
  const { programme, now } = await readProgramme(access, announcementsIn(values.announcements));
  const folder = join(values.out, publishedFolder);
  const when = {
    now,
    previous(file: string) {
      const path = join(folder, file);
      return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : undefined;
    },
  };
  const data = channels.flatMap((channel) => [...channel(programme, site, when)]);
  const html = pages(programme, site, when, feedLinks(data));
  const files = new Map([...html, ...sitemap(html, site, when), ...data]);
  const { changed, removed } = await writeFiles(folder, files);
  console.log(`${files.size} files of the programme: ${changed} written, ${removed} removed.`);
}

/** The command `npm run publish-programme`; returns its exit code. */
export async function publishProgramme(args: string[], variables: Variables): Promise<number> {
  try {
    await publish(args, variables);
    return 0;
  } catch (error) {
    console.error(errorText(error));
    return 1;
  }
}
