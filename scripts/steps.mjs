import { asOneTest, hasFailed, summaryLines } from './reports.mjs';
import { withBufferedOutput } from './tool.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/** @typedef {{ name: string, needs?: string[], start: () => Promise<Count> }} Step */

/**
 * @param {Step[]} steps
 * @param {string[]} names of the steps to run with the steps that they need; all steps if empty
 */
export function selectSteps(steps, names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown step: ${unknown.join(', ')}. Known steps: ${known.join(', ')}.`);
  }
  if (names.length === 0) return steps;
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/** @param {() => Promise<Count>} start */
async function countOf(start) {
  try {
    return await start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return asOneTest(1);
  }
}

/**
 * Runs rounds one after the other, the rows of a round in parallel and the steps of a row one after the other. Skips a
 * step if a step that it needs failed before. If rows run in parallel, the output of each step is printed when it ends.
 * @param {string[][][]} rounds names of steps
 * @param {Step[]} steps
 */
export async function runRounds(rounds, steps) {
  /** @type {Count[]} */
  const counts = [];
  /** @type {string[]} */
  const failed = [];
  /** @type {{ name: string, seconds: number }[]} */
  const timings = [];

  /** @param {Step} step */
  async function runStep({ name, needs = [], start }) {
    const missing = needs.find((need) => failed.includes(need));
    if (missing) {
      console.log(`== ${name}: skipped, because "${missing}" failed`);
      return;
    }
    console.log(`== ${name}`);
    const startedAt = performance.now();
    const count = await countOf(start);
    const seconds = (performance.now() - startedAt) / 1000;
    console.log(`== ${name}: ${summaryLines(count).reverse().join('; ')} (${seconds.toFixed(1)} s)`);
    timings.push({ name, seconds });
    if (hasFailed(count)) failed.push(name);
    counts.push(count);
  }

  for (const round of rounds) {
    const rows = round
      .map((names) => steps.filter(({ name }) => names.includes(name)))
      .filter((row) => row.length > 0);
    await Promise.all(
      rows.map(async (row) => {
        for (const step of row) {
          const { start } = step;
          await runStep(rows.length > 1 ? { ...step, start: () => withBufferedOutput(start) } : step);
        }
      }),
    );
  }
  return { counts, failed, timings };
}
