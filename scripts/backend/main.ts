import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { accessTo } from './address';
import type { Access } from './ask';
import { readAssumptions } from './assumptions';
import { alarmText, stateOf } from './alarm';
import { nothingKnown, readState, writeState } from './alarmState';
import {
  asJson,
  checkBackend,
  hasProblem,
  type Check,
  type CheckOptions,
  type Stopped,
} from './checkBackend';
import { printCheck } from './printCheck';
import { recordingOf, saveRecording } from './record';

const usage = `npm run backend-check -- <base address> [options]

  --auth user:password  credentials, if the backend needs them (default: VITE_API_BASIC_AUTH)
  --origin ORIGIN       where the shop will be served from, if that is another host: checks CORS and cookies
  --media ADDRESS       prefix of relative picture paths (default: VITE_MEDIA_BASE_URL)
  --order ID            also asks for the payment status of this order
  --storno IDENTIFIER   also looks this cancellation up (cancels nothing)
  --slow MS             a response that takes longer is a difference (default: 3000)
  --pictures COUNT      how many pictures are asked for (default: 40)
  --save DIR            records the responses without personal data, for SANDBOX_RECORDED
  --json                prints JSON instead of tables
  --quiet               for cron: prints nothing if all fits, else one text of mail size; slow responses are ignored
  --state FILE          with --quiet: prints only what has changed since the last check, which FILE keeps
  --every               with --state: also repeats at each check what is still wrong

Sends GETs only, each once. Exit code: 0 all calls fit, 1 differences, 2 nothing could be checked.`;

const options = {
  auth: { type: 'string' },
  origin: { type: 'string' },
  media: { type: 'string' },
  order: { type: 'string' },
  storno: { type: 'string' },
  slow: { type: 'string', default: '3000' },
  pictures: { type: 'string', default: '40' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  state: { type: 'string' },
  every: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const exitCodes = { fits: 0, differs: 1, unchecked: 2 };

type Settings = Record<string, string>;
type Values = ReturnType<typeof parse>['values'];

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true });

/** Throws an `Error` whose message says what is wrong with the options. */
function checkOptions(access: Access, values: Values, settings: Settings): CheckOptions {
  const { origin } = values;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new Error('--origin must be an origin like https://shop.example, without a path.');
  if (!values.quiet && (values.state !== undefined || values.every))
    throw new Error('--state and --every need --quiet.');
  if (values.quiet && (values.json || values.save !== undefined))
    throw new Error('--quiet prints a text of its own and records nothing: leave out --json and --save.');
  const [slow, mostPictures] = [Number(values.slow), Number(values.pictures)];
  if (!(slow > 0)) throw new Error('--slow must be a number of milliseconds.');
  if (!(mostPictures >= 0)) throw new Error('--pictures must be a number.');
  return {
    ...access,
    origin: origin === new URL(access.base).origin ? undefined : origin,
    // They come and go, and each time would be news.
    slow: values.quiet ? Infinity : slow,
    media: values.media ?? (settings['VITE_MEDIA_BASE_URL'] || '/'),
    mostPictures,
    order: values.order,
    storno: values.storno,
  };
}

function refuse(message: string): number {
  console.error(message);
  return exitCodes.unchecked;
}

/** Prints what a person should know who did not ask for the check. */
function alarm(result: Check | Stopped, base: string, { state: file, every }: Values): number {
  try {
    const before = file === undefined ? nothingKnown : readState(file);
    const now = stateOf(result, before);
    const text = alarmText(base, before, now, every);
    if (text) console.log(text);
    if (file !== undefined) writeState(file, now);
  } catch {
    return refuse(
      `${file} cannot be read and written. Give --state a file in a folder that this account may write to.`,
    );
  }
  if ('stopped' in result) return exitCodes.unchecked;
  return hasProblem(result) ? exitCodes.differs : exitCodes.fits;
}

/** The command `npm run backend-check`; returns its exit code. */
export async function backendCheck(args: string[], settings: Settings): Promise<number> {
  let check: CheckOptions;
  let values: Values;
  try {
    const parsed = parse(args);
    ({ values } = parsed);
    if (values.help) {
      console.log(usage);
      return exitCodes.fits;
    }
    const access = accessTo(parsed.positionals, values.auth ?? settings['VITE_API_BASIC_AUTH']);
    check = checkOptions(access, values, settings);
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : 'Wrong options.'} See --help.`);
  }
  const result = await checkBackend(check, readAssumptions(readFileSync('docs/backend.md', 'utf8')));
  if (values.quiet) return alarm(result, check.base, values);
  if ('stopped' in result) return refuse(result.stopped);
  if (values.json) console.log(JSON.stringify(asJson(result), null, 2));
  else printCheck(result);
  if (values.save) {
    try {
      const file = saveRecording(values.save, recordingOf(result.reports, new Date()));
      console.error(`Recorded in ${file}. Play it back with SANDBOX_RECORDED=${values.save} npm start`);
    } catch {
      return refuse(
        `${values.save} cannot be written to. Give --save a folder that this account may write to.`,
      );
    }
  }
  return hasProblem(result) ? exitCodes.differs : exitCodes.fits;
}
