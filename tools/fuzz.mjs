import { parseArgs } from 'node:util';
import { runTool, withoutSettings } from '../scripts/tool.mjs';

/** Pages with damaged responses, then tabs that share a cart. The tabs need a build. */
const usage = `npm run fuzz -- [--minutes 10] [--seed random|<number>] [--replay '<case>']`;

/** @param {string} text */
function seedOf(text) {
  if (text === 'random') return Math.floor(Math.random() * 2 ** 31);
  const seed = Number(text);
  if (!Number.isSafeInteger(seed)) throw new Error(`"${text}" is not a seed. ${usage}`);
  return seed;
}

/** @param {string} text */
function minutesOf(text) {
  const minutes = Number(text);
  if (!(minutes > 0 && minutes <= 600))
    throw new Error(`"${text}" is not a number of minutes from 0 to 600. ${usage}`);
  return minutes;
}

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'random' },
    replay: { type: 'string' },
  },
});

/** How often two tabs change one cart at the same time (requirements R12). */
const interleavings = '200';

const seed = seedOf(values.seed);
if (!values.replay) console.log(`seed ${seed}`);
const pages = await runTool('vitest', ['run', 'test/faults/fuzz'], {
  ...withoutSettings,
  ...(values.replay
    ? { FUZZ_REPLAY: values.replay }
    : { FUZZ_SEED: String(seed), FUZZ_MINUTES: String(minutesOf(values.minutes)) }),
});
const tabs = values.replay
  ? 0
  : await runTool(
      ['@playwright/test', 'playwright'],
      ['test', '-c', 'test/browser/playwright.config.ts', 'tabsModel'],
      { TABS_SEED: String(seed), INTERLEAVINGS: interleavings },
    );
process.exitCode = pages || tabs;
