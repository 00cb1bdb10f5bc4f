import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { dayAndTime } from '../../src/domain/dateTexts';
import type { Show } from '../../src/domain/entities';
import { isoDayAt } from '../../src/domain/isoDays';
import { showName } from '../../src/domain/showNames';
import { parseEnv } from '../../src/shared/config/env';
import { announcementsIn } from '../announce/announcementsFile';
import { errorText } from '../errorText';
import { printedPicture } from './picture';
import { postedShows, showPoster, weekKinds, weekPoster, type Poster } from './posters';
import { printPosters, type Drawn } from './print';
import { readSource } from './source';
import { weekText, weekOf, type Week } from './week';

const usage = `npm run posters -- <backend address or folder of a recording> --out FOLDER [options]

Makes posters (PDF in A4 and A3) and pictures (PNG, 1080 × 1350 and 1200 × 630 px) of a week, or of one show.

  --out FOLDER          a new folder for the files
  --week YYYY-MM-DD     a day of the week (default: this week)
  --kind KIND           kino or flohmarkt (default: both)
  --show ID             the posters of this show instead
  --announcements FILE  the announcements of the host: cancelled shows are left out, changed ones marked
  --auth user:password  credentials, if the backend needs them (default: VITE_API_BASIC_AUTH)
  --help                prints this

VITE_SITE_URL is where the codes lead to. Exit code: 0 written, 1 nothing written.`;

const options = {
  out: { type: 'string' },
  week: { type: 'string' },
  kind: { type: 'string' },
  show: { type: 'string' },
  announcements: { type: 'string' },
  auth: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

type Surroundings = {
  settings: Record<string, string>;
  /** Tests look at the posters without a browser. */
  print?: typeof printPosters;
};

const exitCodes = { written: 0, nothing: 1 };
const mostListed = 5;

type Asked = {
  week: string | undefined;
  kinds: readonly (typeof weekKinds)[number][];
  show: string | undefined;
};

/** Throws an `Error` that says what is wrong with the options, and the next step. */
function readOptions({ week, kind, show }: { week?: string; kind?: string; show?: string }): Asked {
  if (show !== undefined && (week !== undefined || kind !== undefined))
    throw new Error('--show is one show, without --week and --kind. Leave one of them out.');
  if (week !== undefined && weekOf(week) === undefined)
    throw new Error(`"${week}" is no day. Write --week like 2026-11-23.`);
  const kinds = weekKinds.filter((each) => kind === undefined || each === kind);
  if (kinds.length === 0)
    throw new Error(`"${kind}" has no poster of the week. Write --kind ${weekKinds.join(' or --kind ')}.`);
  return { week, kinds, show };
}

/** Throws an `Error` unless files can appear in the folder all at once. */
function checkFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
    throw new Error(`${folder} is no empty folder. Give --out a new one.`);
}

function postersOf(shows: Show[], time: number, { week, kinds, show }: Asked): Poster[] {
  const posted = postedShows(shows, time);
  if (show !== undefined) {
    const found = posted.find(({ showId }) => String(showId) === show);
    if (found) return [showPoster(found)];
    const some = posted
      .slice(0, mostListed)
      .map((each) => `${each.showId} ${showName(each)}, ${dayAndTime(each)}`);
    throw new Error(
      `No show that is coming and takes place has the id ${show}. Choose another one, such as: ${some.join('; ') || 'none is coming'}.`,
    );
  }
  const chosen = weekOf(week ?? isoDayAt(time)) as Week;
  const posters = kinds.flatMap((kind) => weekPoster(posted, chosen, kind) ?? []);
  if (posters.length === 0)
    throw new Error(`Nothing is coming in the week of ${weekText(chosen)}. Choose another one by --week.`);
  return posters;
}

function temporaryBeside(folder: string): string {
  try {
    mkdirSync(dirname(folder), { recursive: true });
    return mkdtempSync(join(dirname(folder), `.${basename(folder)}-`));
  } catch (error) {
    throw new Error(`${folder} cannot be made. Give --out a folder where this account may write.`, {
      cause: error,
    });
  }
}

/** Writes the files beside the folder first, so that it never holds a part of them. */
async function appearAtOnce(
  folder: string,
  write: (temporary: string) => Promise<string[]>,
): Promise<string[]> {
  const temporary = temporaryBeside(folder);
  const remove = () => rmSync(temporary, { recursive: true, force: true });
  // After Ctrl+C the browser's program ends this one.
  process.once('exit', remove);
  try {
    const files = await write(temporary);
    // Another run may have made it meanwhile.
    checkFolder(folder);
    // Others may read it, unlike a temporary folder.
    chmodSync(temporary, 0o755);
    renameSync(temporary, folder);
    return files;
  } finally {
    process.off('exit', remove);
    remove();
  }
}

async function make(args: string[], { settings, print = printPosters }: Surroundings) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) return console.log(usage);
  const [source, ...others] = positionals;
  if (source === undefined || others.length > 0 || !values.out)
    throw new Error('Give one source and --out. See --help.');
  const asked = readOptions(values);
  const { out: folder, announcements: file } = values;
  checkFolder(folder);
  if (file !== undefined && !existsSync(file))
    throw new Error(`${file} does not exist. Correct --announcements, or leave it out.`);
  const env = parseEnv(settings);
  const { VITE_SITE_URL: origin, VITE_MEDIA_BASE_URL: media } = env;
  if (!origin) throw new Error('VITE_SITE_URL is not set, to which the codes lead. Set it: npm run setup');
  const credentials = values.auth ?? env.VITE_API_BASIC_AUTH;
  const { shows, time } = await readSource(source, { credentials, announcements: announcementsIn(file) });
  const drawn: Drawn[] = [];
  for (const poster of postersOf(shows, time, asked)) {
    const picture = 'show' in poster ? await printedPicture(poster.show, { origin, media }) : undefined;
    drawn.push({ poster, picture });
  }
  const files = await appearAtOnce(folder, (temporary) => print(drawn, origin, temporary));
  console.log(`${files.length} files in ${folder}: ${files.join(', ')}`);
}

/** The command `npm run posters`; returns its exit code. */
export async function makePosters(args: string[], surroundings: Surroundings): Promise<number> {
  try {
    await make(args, surroundings);
    return exitCodes.written;
  } catch (error) {
    console.error(errorText(error));
    return exitCodes.nothing;
  }
}
