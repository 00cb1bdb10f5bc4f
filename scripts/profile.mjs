import { relative } from 'node:path';
import { readReport } from './reports.mjs';
import { root } from './tool.mjs';

/** @typedef {import('./reports.mjs').BrowserSuite} BrowserSuite */
/** @typedef {{ name: string, seconds: number }} Cost */

const longest = 25;

/** @param {Map<string, number>} costs in ms */
const sorted = (costs) =>
  [...costs]
    .map(([name, ms]) => ({ name, seconds: ms / 1000 }))
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, longest);

/**
 * The slowest test files of Vitest's JSON report, without their loading time.
 * @param {string} file of the report
 * @returns {Cost[]}
 */
export function unitCosts(file) {
  const results = readReport(file)?.testResults ?? [];
  return sorted(
    new Map(
      results.map((/** @type {{ name: string, startTime: number, endTime: number }} */ result) => [
        relative(root, result.name),
        result.endTime - result.startTime,
      ]),
    ),
  );
}

/**
 * @param {BrowserSuite} suite
 * @returns {{ file: string, startTime: string, duration: number }[]}
 */
function resultsIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ projectName, results }) =>
      results.map(({ startTime = '', duration = 0 }) => ({
        file: `[${projectName}] ${file}`,
        startTime,
        duration,
      })),
    ),
  );
  return [...own, ...suites.flatMap(resultsIn)];
}

/**
 * The slowest test files of Playwright's JSON report, and the start of its servers.
 * @param {string} file of the report
 * @returns {Cost[]}
 */
export function browserCosts(file) {
  const report = readReport(file);
  if (!report) return [];
  const results = report.suites.flatMap(resultsIn);
  /** @type {Map<string, number>} */
  const costs = new Map();
  for (const { file: name, duration } of results) costs.set(name, (costs.get(name) ?? 0) + duration);
  const first = Math.min(
    ...results.map((/** @type {{ startTime: string }} */ { startTime }) => Date.parse(startTime)),
  );
  return [
    { name: 'servers', seconds: (first - Date.parse(report.stats.startTime)) / 1000 },
    ...sorted(costs),
  ];
}
