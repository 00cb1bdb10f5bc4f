import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from '../tool.mjs';

/**
 * @typedef {object} Result
 * @property {number} passed
 * @property {number} failed skipped tests count as failed
 * @property {string[]} failures a line for each failed test
 * @property {{ name: string, seconds: number }[]} costs seconds per test file
 */
/** @typedef {{ done: number, total?: number, result?: Result }} Message of a reporter in this folder */
/** @typedef {(program: string, args: string[], env?: Record<string, string>) => Promise<number>} Run */
/**
 * @typedef {object} Step
 * @property {string} name
 * @property {string[]} [needs] steps that must have passed
 * @property {boolean} [isWide] uses all processors, so that it runs alone
 * @property {boolean} [isVerbose] its output is also printed if it passes
 * @property {boolean} [isReporting] reports a result; without one it failed
 * @property {(run: Run) => Promise<number>} start resolves to an exit code; `run` keeps the output of a program
 */
/** @typedef {Record<string, { seconds: number, tests: number }>} History */

const historyFile = join(root, 'node_modules/.cache/steps.json');
/** In ms. */
const longestSilence = 15_000;

/** @returns {History} durations and numbers of tests of the last runs */
export function readHistory() {
  try {
    return JSON.parse(readFileSync(historyFile, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {History} history */
export function writeHistory(history) {
  mkdirSync(dirname(historyFile), { recursive: true });
  writeFileSync(historyFile, JSON.stringify(history));
}

/** @param {number} seconds @returns {string} `M:SS` */
export const minutes = (seconds) =>
  `${Math.floor(Math.round(seconds) / 60)}:${String(Math.round(seconds) % 60).padStart(2, '0')}`;

/** @param {number} count */
const grouped = (count) => count.toLocaleString('en');

/**
 * @template {{ name: string, needs?: string[] }} Named
 * @param {Named[]} steps
 * @param {string[]} names of the steps to run with the steps that they need; all steps if empty
 */
export function selectSteps(steps, names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new Error(`Unknown step: ${unknown.join(', ')}. Known steps: ${known.join(', ')}.`);
  if (names.length === 0) return steps;
  const needed = steps.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs);
  return steps.filter(({ name }) => names.includes(name) || needed.includes(name));
}

/** A running step: what its programs print and report. */
class Work {
  /** @type {Buffer[]} */
  output = [];
  /** @type {Message} */
  message = { done: 0 };
  startedAt = performance.now();
  shownAt = this.startedAt;

  get seconds() {
    return (performance.now() - this.startedAt) / 1000;
  }

  /**
   * @param {Step} step
   * @returns {Promise<Result>}
   */
  async resultOf({ name, start, isReporting = false }) {
    let exitCode = 1;
    try {
      exitCode = await start((program, args, env = {}) =>
        run(program, args, {
          env,
          onOutput: (chunk) => this.output.push(chunk),
          onMessage: (message) => Object.assign(this.message, message),
        }),
      );
    } catch (error) {
      this.output.push(Buffer.from(`${error instanceof Error ? error.message : error}\n`));
    }
    const { result } = this.message;
    if (exitCode === 0 && result) return result;
    if (exitCode === 0 && !isReporting) return { passed: 1, failed: 0, failures: [], costs: [] };
    // A runner may fail without a failed test: a server that did not start, an unhandled rejection.
    const { passed, failed, failures, costs } = result ?? { passed: 0, failed: 0, failures: [], costs: [] };
    return failed > 0
      ? { passed, failed, failures, costs }
      : { passed, failed: 1, failures: [`step "${name}"`], costs };
  }

  /** @param {{ seconds: number, tests: number } | undefined} last */
  progress(last) {
    const { done, total = last?.tests } = this.message;
    if (done > 0) return total && total > 1 ? `${grouped(done)} of ${grouped(total)}` : grouped(done);
    return last ? `usually ${minutes(last.seconds)}` : '';
  }
}

/**
 * Runs steps in their order: wide ones alone, others side by side. Skips a step if a step that it needs failed. Prints a
 * line per step when it ends, its output if it failed, and its progress while it is silent.
 * @param {Step[]} steps
 * @param {{ slots?: number, history?: History }} [options] `slots`: steps that run side by side
 * @returns {Promise<Map<string, Result & { seconds: number }>>} of the steps that ran
 */
export async function runSteps(steps, { slots = 2, history = {} } = {}) {
  /** @type {Map<string, Result & { seconds: number }>} */
  const results = new Map();
  /** @type {Map<Step, { work: Work, end: Promise<void> }>} */
  const running = new Map();
  let waiting = steps;
  const names = steps.map(({ name }) => name);
  const width = Math.max(...names.map(({ length }) => length));

  /** @param {Step} step @param {Work} work */
  async function finish(step, work) {
    const result = { ...(await work.resultOf(step)), seconds: work.seconds };
    results.set(step.name, result);
    running.delete(step);
    const counts = `${grouped(result.passed)} passed, ${grouped(result.failed)} failed`;
    console.log(`${step.name.padEnd(width)}  ${minutes(result.seconds).padStart(5)}  ${counts}`);
    const output = Buffer.concat(work.output).toString().trim();
    if (output && (result.failed > 0 || step.isVerbose)) console.log(output.replace(/^/gm, '  '));
  }

  function startNext() {
    for (const step of waiting) {
      const { name, needs = [], isWide = false } = step;
      const open = needs.filter((need) => names.includes(need) && !results.has(need));
      const failed = needs.find((need) => (results.get(need)?.failed ?? 0) > 0);
      if (open.length > 0 && !failed) continue;
      if (failed) console.log(`${name.padEnd(width)}  skipped, because ${failed} failed`);
      else if (running.size >= (isWide ? 1 : slots) || [...running.keys()].some((other) => other.isWide))
        continue;
      waiting = waiting.filter((other) => other !== step);
      if (failed) continue;
      const work = new Work();
      running.set(step, { work, end: finish(step, work) });
    }
  }

  const timer = setInterval(() => {
    for (const [{ name }, { work }] of running) {
      if (performance.now() - work.shownAt < longestSilence) continue;
      work.shownAt = performance.now();
      console.log(`  ${name} ${work.progress(history[name])} (${minutes(work.seconds)})`);
    }
  }, 1000);
  for (startNext(); running.size > 0; startNext())
    await Promise.race([...running.values()].map(({ end }) => end));
  clearInterval(timer);
  return results;
}
