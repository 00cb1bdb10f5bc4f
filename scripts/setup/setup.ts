import { parseArgs } from 'node:util';
import { ownerFacts } from '../../src/shop/ownerFacts';
import { missingOwnerFacts } from '../../src/shop/ownerFactsList';
import { sentence } from '../../src/shared/text/text';
import type { Prompt } from '../prompt.mjs';
import { readEnvFile, writeEnvFile } from './envFile';
import { problemOf, settings, type Setting } from './settings';
import { tryValue } from './tryValue';

type Values = Record<string, string>;
type Result = { value: string } | { problem: string };

const usage = `npm run setup -- [options]

Asks for the settings that the shop needs, tries each, and writes .env.local. Without a terminal it takes options only.

${settings.map(({ option, question }) => `  --${option.padEnd(26)} ${question}`).join('\n')}`;

const options = {
  help: { type: 'boolean', default: false },
  ...Object.fromEntries(settings.map(({ option }) => [option, { type: 'string' } as const])),
} as const;

const secret = 'VITE_API_BASIC_AUTH';
const exitCodes = { written: 0, refused: 2 };

/** Checks the form of a value, then tries it. */
async function checked(setting: Setting, value: string, given: Values): Promise<Result> {
  const wrongForm = problemOf(setting.variable, value);
  if (wrongForm) return { problem: wrongForm };
  const { problem, hint } = await tryValue(setting, value, given);
  if (problem) return { problem };
  if (hint) console.log(`  · ${hint}`);
  return { value };
}

async function asked(
  setting: Setting,
  prompt: NonNullable<Prompt>,
  given: Values,
): Promise<string | undefined> {
  const known = given[setting.variable];
  const shown = known && (setting.variable === secret ? 'as before' : known);
  for (;;) {
    const answer = (await prompt(`${setting.question}${shown ? ` [${shown}]` : ''}: `)).trim();
    if (!answer) return undefined;
    const result = await checked(setting, answer, given);
    if ('value' in result) return result.value;
    console.log(`  ✗ ${result.problem}`);
  }
}

function printMissingFacts(): void {
  const missing = missingOwnerFacts(ownerFacts);
  if (missing.length === 0) return;
  console.log('\nFacts that are still missing in src/shop/ownerFacts.ts, and where each would appear:');
  for (const { key, name, brings } of missing) console.log(`  ${key}: ${name} → ${brings}`);
}

/** What `npm start` passes on to the backend (`vite.config.ts`). */
const proxiedPath = '/rest/';

/** A backend on the shop's own host is called by its path; `npm start` passes the calls on to it. */
function withOwnHost(values: Values, site: string | undefined): Values {
  const base = values['VITE_API_BASE_URL'];
  if (!base || !site || !URL.canParse(base)) return values;
  const { origin, pathname } = new URL(base);
  if (origin !== site || pathname !== proxiedPath) return values;
  return { ...values, VITE_API_BASE_URL: pathname, API_PROXY_TARGET: origin };
}

function refuse(message: string): number {
  console.error(message);
  return exitCodes.refused;
}

/** Values from the options; the first wrong one ends the command, and nothing is written. */
async function fromOptions(chosen: Values, known: Values): Promise<Values | { problem: string }> {
  const values: Values = {};
  for (const setting of settings) {
    const value = chosen[setting.option];
    if (value === undefined) continue;
    const result = await checked(setting, value, { ...known, ...values });
    if ('problem' in result) return { problem: `--${setting.option}: ${result.problem}` };
    values[setting.variable] = result.value;
  }
  return values;
}

/** The command `npm run setup`: writes `file`; returns the exit code. */
export async function setup(args: string[], file: string, prompt: Prompt): Promise<number> {
  let chosen: Values & { help?: unknown };
  try {
    chosen = parseArgs({ args, options }).values as typeof chosen;
  } catch (error) {
    return refuse(`${error instanceof Error ? error.message : 'Wrong options.'}\n\n${usage}`);
  }
  if (chosen.help) {
    console.log(usage);
    return exitCodes.written;
  }
  const known = readEnvFile(file);
  const values = await fromOptions(chosen, known);
  if ('problem' in values) return refuse(`${sentence(values.problem)} Nothing was written.`);
  for (const setting of prompt ? settings : []) {
    if (!prompt || values[setting.variable] !== undefined) continue;
    const value = await asked(setting, prompt, { ...known, ...values });
    if (value !== undefined) values[setting.variable] = value;
  }
  if (Object.keys(values).length === 0) console.log('Nothing was given, so nothing was written.');
  else {
    const written = withOwnHost(values, values['VITE_SITE_URL'] ?? known['VITE_SITE_URL']);
    writeEnvFile(file, written);
    console.log(`Written to ${file}: ${Object.keys(written).join(', ')}`);
  }
  printMissingFacts();
  return exitCodes.written;
}
