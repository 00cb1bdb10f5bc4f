import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNoSandbox } from './build/sandboxTraces.mjs';
import { findChromium } from './chromium.mjs';
import { installedFirefox } from './firefox.mjs';
import {
  countBrowserTests,
  countUnitTests,
  failedBrowserTests,
  failedUnitTests,
  hasFailed,
  sumOf,
  summaryLines,
} from './reports.mjs';
import { findJava } from './site/java.mjs';
import { root, run, runTool, withoutSettings } from './tool.mjs';

/** @typedef {import('./reports.mjs').Count} Count */

/**
 * What failed, printed once more at the end: of a long run, the end alone may be kept.
 * @type {string[]}
 */
const failures = [];

const reports = mkdtempSync(join(tmpdir(), 'ticketshop-test-'));
Object.assign(process.env, withoutSettings);

/**
 * @param {number} exitCode
 * @returns {Count}
 */
const asOneTest = (exitCode) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

async function lint() {
  const [rules, sheets, layout] = await Promise.all([
    runTool('eslint', ['-c', '.eslintrc.cjs', '.']),
    runTool('stylelint', ['src/**/*.scss']),
    runTool('prettier', ['--check', '--log-level', 'warn', '.']),
  ]);
  return asOneTest(rules || sheets || layout);
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

async function site() {
  await findJava({ install: true });
  return vitest('site', ['-c', 'test/site/vitest.config.mjs']);
}

async function browser() {
  const report = join(reports, 'browser.json');
  const path = await findChromium({ install: true });
  if (!installedFirefox()) console.log('No Firefox installed: the purchase in Firefox is left out.');
  const exitCode = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', 'test/browser/playwright.config.ts', '--reporter=line,json'],
    { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  failures.push(...failedBrowserTests(report));
  return countBrowserTests(report, exitCode);
}

/**
 * In the order in which they run; a step is left out when one that it needs has failed.
 * @type {{ name: string, needs?: string, start: () => Promise<Count> }[]}
 */
const steps = [
  { name: 'types', start: async () => asOneTest(await runTool(['typescript', 'tsc'], ['--noEmit'])) },
  { name: 'lint', start: lint },
  { name: 'unit', start: () => vitest('unit') },
  { name: 'build', start: build },
  {
    name: 'size',
    needs: 'build',
    start: async () => asOneTest(await run(process.execPath, ['scripts/size.mjs'])),
  },
  { name: 'site', needs: 'build', start: site },
  {
    name: 'deploy',
    needs: 'build',
    start: () => vitest('deploy', ['-c', 'test/deploy/vitest.config.mjs']),
  },
  { name: 'browser', needs: 'build', start: browser },
];

/** @param {string[]} names none for all steps, else the named ones and what they need */
function selected(names) {
  const known = steps.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such step: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  if (names.length === 0) return steps;
  const needed = steps.filter(({ name }) => names.includes(name)).map(({ needs }) => needs);
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

/** @param {typeof steps} chosen */
async function runSteps(chosen) {
  /** @type {Count[]} */
  const counts = [];
  const broken = new Set();
  for (const { name, needs, start } of chosen) {
    if (broken.has(needs)) {
      console.log(`== ${name}: not run, for "${needs}" failed`);
      continue;
    }
    console.log(`== ${name}`);
    const begun = performance.now();
    const count = await countOf(start);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`== ${name}: ${summaryLines(count).reverse().join('; ')} (${seconds} s)`);
    if (hasFailed(count)) {
      broken.add(name);
      failures.push(`step "${name}"`);
    }
    counts.push(count);
  }
  return sumOf(counts);
}

try {
  const total = await runSteps(selected(process.argv.slice(2)));
  process.exitCode = hasFailed(total) ? 1 : 0;
  for (const failure of failures) console.log(`failed: ${failure}`);
  for (const line of summaryLines(total)) console.log(line);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
