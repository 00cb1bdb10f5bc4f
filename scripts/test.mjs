import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.mjs';
import { countBrowserTests, countUnitTests } from './reports.mjs';
import { run, runTool } from './tool.mjs';

/** @typedef {import('./reports.mjs').Count} Count */

const reports = mkdtempSync(join(tmpdir(), 'ticketshop-test-'));

/** @param {number} exitCode */
const asOneTest = (exitCode) => ({
  passed: exitCode === 0 ? 1 : 0,
  failed: exitCode === 0 ? 0 : 1,
  skipped: 0,
});

async function lint() {
  const rules = await runTool('eslint', ['-c', '.eslintrc.cjs', '.']);
  const layout = await runTool('prettier', ['--check', '--log-level', 'warn', '.']);
  return asOneTest(rules || layout);
}

async function unit() {
  const report = join(reports, 'unit.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return countUnitTests(report, await runTool('vitest', ['run', ...reporters]));
}

async function browser() {
  const report = join(reports, 'browser.json');
  const path = await findChromium({ install: true });
  const exitCode = await runTool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', 'test/browser/playwright.config.ts', '--reporter=line,json'],
    { CHROMIUM_PATH: path, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  return countBrowserTests(report, exitCode);
}

/**
 * In the order in which they run; a step is left out when one that it needs has failed.
 * @type {Record<string, { needs?: string, start: () => Promise<Count> }>}
 */
const steps = {
  types: { start: async () => asOneTest(await runTool(['typescript', 'tsc'], ['--noEmit'])) },
  lint: { start: lint },
  unit: { start: unit },
  build: { start: async () => asOneTest(await runTool('vite', ['build', '--logLevel', 'warn'])) },
  size: {
    needs: 'build',
    start: async () => asOneTest(await run(process.execPath, ['scripts/size.mjs'])),
  },
  browser: { needs: 'build', start: browser },
};

/**
 * @param {string[]} names
 * @returns {string[]} all steps if none is named, else the named ones and what they need
 */
function selected(names) {
  const unknown = names.filter((name) => !(name in steps));
  if (unknown.length > 0) {
    throw new Error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  }
  if (names.length === 0) return Object.keys(steps);
  const wanted = new Set(names.flatMap((name) => [name, steps[name].needs]));
  return Object.keys(steps).filter((name) => wanted.has(name));
}

/**
 * @param {string} name
 * @returns {Promise<Count>}
 */
async function runStep(name) {
  try {
    return await steps[name].start();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return asOneTest(1);
  }
}

/** @param {Count} count */
function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** @param {string[]} names */
async function runSteps(names) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const broken = new Set();
  for (const name of names) {
    const { needs } = steps[name];
    if (broken.has(needs)) {
      console.log(`== ${name}: not run, for "${needs}" failed`);
      continue;
    }
    console.log(`== ${name}`);
    const begun = performance.now();
    const count = await runStep(name);
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    console.log(`== ${name}: ${summary(count)} in ${seconds} s`);
    if (count.failed > 0) broken.add(name);
    for (const key of Object.keys(total)) total[key] += count[key];
  }
  return total;
}

try {
  const total = await runSteps(selected(process.argv.slice(2)));
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(summary(total));
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}
