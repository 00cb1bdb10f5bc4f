import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertNoSandbox } from '../build/sandboxTraces.mjs';
import { buildWithSettings } from './buildWithSettings.mjs';
import { browserCosts, unitCosts } from './profile.mjs';
import { findChromium } from './programs/chromium.mjs';
import { missingPrograms } from './programs/optional.mjs';
import {
  asOneTest,
  countBrowserTests,
  countUnitTests,
  failedBrowserTests,
  failedUnitTests,
  finalSummary,
  sumOf,
} from './reports.mjs';
import { runRounds, selectSteps } from './steps.mjs';
import { printTitled } from './table.mjs';
import { root, run, runTool, withoutSettings } from './tool.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const isAllRequired = process.env.REQUIRE_ALL === '1';

/**
 * Printed once more at the end, because CI may keep only the end of a long log.
 * @type {string[]}
 */
const failures = [];

const reports = mkdtempSync(join(tmpdir(), 'ticketshop-test-'));
Object.assign(process.env, withoutSettings);

async function lint() {
  const [unused, rules, styles, layout] = await Promise.all([
    runTool('knip', ['--no-progress']),
    runTool('eslint', ['-c', '.eslintrc.cjs', '.']),
    runTool('stylelint', ['src/**/*.scss']),
    runTool('prettier', ['--check', '--log-level', 'warn', '.']),
  ]);
  return asOneTest(unused || rules || styles || layout);
}

/**
 * @param {string} name of the step
 * @param {string[]} args
 */
async function vitest(name, args = []) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runTool('vitest', ['run', ...args, ...reporters]);
  failures.push(...failedUnitTests(report));
  return countUnitTests(report, exitCode);
}

async function build() {
  const exitCode = await runTool('vite', ['build', '--logLevel', 'warn']);
  if (exitCode === 0) assertNoSandbox(join(root, 'dist'));
  return asOneTest(exitCode);
}

/**
 * Runs Playwright in Chromium and the programs that its configuration finds.
 * @param {string} name of the step and of the folder of its tests
 * @param {string[]} args
 */
async function playwright(name, args = []) {
  const report = join(reports, `${name}.json`);
  const path = await findChromium({ install: true });
  const exitCode = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', `test/${name}/playwright.config.ts`, '--reporter=line,json', ...args],
    { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  failures.push(...failedBrowserTests(report));
  return countBrowserTests(report, exitCode);
}

/** CI runs every journey in every engine at both sizes; elsewhere a purchase on a phone is enough. */
const enginesArguments = isAllRequired ? [] : ['purchase', '--project=*phone'];

/** @type {Step[]} */
const steps = [
  { name: 'lint', start: lint },
  { name: 'types', start: async () => asOneTest(await runTool(['typescript-native', 'tsc'], ['--noEmit'])) },
  { name: 'build', start: build },
  {
    name: 'size',
    needs: ['build'],
    start: async () => asOneTest(await run(process.execPath, ['scripts/size.mjs', '--budget-only'])),
  },
  {
    name: 'site',
    needs: ['build'],
    start: () => vitest('site', ['-c', 'test/site/vitest.config.mjs']),
  },
  {
    name: 'deploy',
    needs: ['build'],
    start: () => vitest('deploy', ['-c', 'test/deploy/vitest.config.mjs']),
  },
  { name: 'settings', start: async () => asOneTest(await buildWithSettings()) },
  { name: 'unit', start: () => vitest('unit') },
  { name: 'browser', needs: ['build', 'settings'], start: () => playwright('browser') },
  { name: 'engines', needs: ['build'], start: () => playwright('engines', enginesArguments) },
];

/** Lint, types and builds use one processor each; the tests of later rounds use all of them. */
const rounds = [
  [['lint'], ['types', 'build', 'size', 'site', 'deploy', 'settings']],
  [['unit']],
  [['browser']],
  [['engines']],
];

/** @param {{ name: string, seconds: number }[]} timings of the steps */
function printProfile(timings) {
  const headings = ['', 'seconds'];
  /** @param {{ name: string, seconds: number }[]} costs */
  const rows = (costs) => costs.map(({ name, seconds }) => [name, seconds.toFixed(1)]);
  printTitled({ title: 'Steps', headings, rows: rows(timings) });
  const unit = rows(unitCosts(join(reports, 'unit.json')));
  if (unit.length > 0) printTitled({ title: 'Unit tests, slowest files', headings, rows: unit });
  const browserRows = rows(browserCosts(join(reports, 'browser.json')));
  if (browserRows.length > 0)
    printTitled({ title: 'Browser tests, slowest files', headings, rows: browserRows });
}

try {
  const { values, positionals } = parseArgs({
    options: { profile: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const chosen = selectSteps(steps, positionals);
  const missing = missingPrograms().filter(({ step }) => chosen.some(({ name }) => name === step));
  const { counts, failed, timings } = await runRounds(rounds, chosen);
  if (values.profile) printProfile(timings);
  failures.push(...failed.map((name) => `step "${name}"`));
  for (const failure of failures) console.log(`failed: ${failure}`);
  const { lines, exitCode } = finalSummary(sumOf(counts), missing, { isAllRequired });
  process.exitCode = exitCode;
  for (const line of lines) console.log(line);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
