import { asOneTest, hasFailed, summaryLines } from './reports.mjs';
import { printedAsWhole } from './tool.mjs';

/** @typedef {import('./reports.mjs').Count} Count */
/** @typedef {{ name: string, needs?: string[], start: () => Promise<Count> }} Step */

/**
 * @param {Step[]} steps
 * @param {string[]} names none for all steps, else the named ones and what they need
 */
export function selected(steps, names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
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
 * Runs steps one after the other, those of a row; a step is left out when one that it needs has failed, in its row or in
 * a round before. Rows of one round run side by side, each of their steps printed as a whole.
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
      console.log(`== ${name}: not run, for "${missing}" failed`);
      return;
    }
    console.log(`== ${name}`);
    const begun = performance.now();
    const count = await countOf(start);
    const seconds = (performance.now() - begun) / 1000;
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
          await runStep(rows.length > 1 ? { ...step, start: () => printedAsWhole(start) } : step);
        }
      }),
    );
  }
  return { counts, failed, timings };
}
