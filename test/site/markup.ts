import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

type Message = { url: string; type: string; subType?: string; message: string; extract?: string };

const start = promisify(execFile);

/** The validator needs a larger stack; faster compilation suits a run of a few seconds. */
const machine = ['-Xss4m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const checker = ['--skip-non-html', '--no-langdetect', '--format', 'json', '--exit-zero-always', '--stdout'];

type Accepted = { type?: 'error'; message: RegExp; extract?: RegExp; reason: string };

const accepted: readonly Accepted[] = [
  {
    message: /^Trailing slash on void elements has no effect/,
    reason: 'React and the formatter write it; every attribute’s value is quoted',
  },
  {
    message: /^Section lacks heading\./,
    extract: /<section class="[^"]*carousel[^>]* aria-labelledby="/,
    reason: 'the heading that names it precedes it',
  },
  {
    type: 'error',
    message:
      /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    extract: /<link rel="expect" href="#fuss" blocking="render">/,
    reason: 'the standard allows it for “expect”, too, which the validator does not know yet',
  },
];

/** Critical CSS is checked by Stylelint; the validator does not know container queries. */
const ofStyles = /^CSS: /;

function isAccepted({ type, message, extract = '' }: Message): boolean {
  if (ofStyles.test(message)) return true;
  return accepted.some(
    (each) =>
      type === (each.type ?? 'info') && each.message.test(message) && (each.extract?.test(extract) ?? true),
  );
}

export type Fault = { path: string; message: string };

/** Errors, and hints that are not accepted above. */
export async function markupFaults(java: string, places: readonly string[]): Promise<Fault[]> {
  const jar = String(createRequire(import.meta.url)('vnu-jar'));
  const { stdout } = await start(java, [...machine, '-jar', jar, ...checker, ...places], {
    maxBuffer: 256 * 1024 * 1024,
  });
  const { messages } = JSON.parse(stdout) as { messages: Message[] };
  return messages
    .filter((each) => !isAccepted(each))
    .map(({ url, message, extract = '' }) => ({
      path: fileURLToPath(url),
      message: `${message} (${extract.trim()})`,
    }));
}
