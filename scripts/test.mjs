// `npm test [-- <step> …] [-- --profile]`: everything that CI runs, or single steps with the steps that they need.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { assertNoSandbox } from '../build/sandboxTraces.mjs';
import { settingsBuild } from './buildWithSettings.mjs';
import { findChromium } from './programs/chromium.mjs';
import { missingPrograms } from './programs/optional.mjs';
import { printTitled } from './table.mjs';
import { minutes, readHistory, runSteps, selectSteps, writeHistory } from './test/steps.mjs';
import { commandOf, root, tool, withoutSettings } from './tool.mjs';

/** @typedef {import('./test/steps.mjs').Step} Step */
/** @typedef {import('./test/steps.mjs').Run} Run */

const isAllRequired = process.env.REQUIRE_ALL === '1';
Object.assign(process.env, withoutSettings);

const reporterOf = (/** @type {string} */ runner) => join(root, `scripts/test/${runner}Reporter.mjs`);

/** @param {...string} args */
const vitest = (...args) => ({
  isReporting: true,
  start: tool('vitest', [
    'run',
    ...args,
    '--allowOnly=false',
    '--reporter=default',
    `--reporter=${reporterOf('vitest')}`,
  ]),
});

/** @param {string} config */
const playwright = (config) => ({
  isReporting: true,
  start: tool(
    ['@playwright/test', 'playwright'],
    ['test', '-c', config, '--forbid-only', `--reporter=line,${reporterOf('playwright')}`],
  ),
});

/** The first step, so that a missing Chromium is reported before the long ones. */
async function chromium() {
  // The workers of Playwright do not search for it again.
  process.env.CHROMIUM_PATH = await findChromium({ install: true });
  return 0;
}

/** @param {Run} run */
async function build(run) {
  const exitCode = await run(...commandOf('vite', ['build', '--logLevel', 'warn']));
  if (exitCode === 0) assertNoSandbox(join(root, 'dist'));
  return exitCode;
}

/** @type {Step[]} in the order of their start */
const steps = [
  { name: 'chromium', start: chromium },
  { name: 'build', start: build },
  { name: 'lint', start: tool('eslint', ['-c', '.eslintrc.cjs', '.']) },
  { name: 'settings', start: (run) => run(...settingsBuild.command, settingsBuild.env) },
  { name: 'types', start: tool(['typescript-native', 'tsc'], ['--noEmit']) },
  { name: 'site', needs: ['build'], ...vitest('-c', 'test/site/vitest.config.mjs') },
  { name: 'format', start: tool('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'unused', start: tool('knip', ['--no-progress']) },
  { name: 'deploy', needs: ['build'], ...vitest('-c', 'test/deploy/vitest.config.mjs') },
  { name: 'styles', start: tool('stylelint', ['src/**/*.scss']) },
  {
    name: 'size',
    needs: ['build'],
    isVerbose: true,
    start: (run) => run(process.execPath, ['scripts/size.mjs', '--budget-only']),
  },
  { name: 'unit', isWide: true, ...vitest() },
  {
    name: 'browser',
    isWide: true,
    needs: ['chromium', 'build', 'settings'],
    ...playwright('test/browser/playwright.config.ts'),
  },
  { name: 'engines', isWide: true, needs: ['build'], ...playwright('test/engines/landing.config.ts') },
];

const longestProfile = 25;

try {
  const { values, positionals } = parseArgs({
    options: { profile: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const wanted = selectSteps(steps, positionals);
  const missing = missingPrograms().filter(({ step }) => wanted.some(({ name }) => name === step));
  const isMissing = (/** @type {string} */ name) => missing.some((program) => program.name === name);
  const hasEngine = !isMissing('Firefox') || !(isMissing('WebKitGTK') || isMissing('Xvfb'));
  const chosen = wanted.filter(({ name }) => name !== 'engines' || hasEngine);
  const history = readHistory();
  const plan = chosen.map(({ name }) => {
    const last = history[name];
    return last ? `${name} ${minutes(last.seconds)}` : name;
  });
  console.log(`Steps, with the duration of their last run: ${plan.join(', ')}`);
  const startedAt = performance.now();
  const results = await runSteps(chosen, { history });
  for (const [name, { seconds, passed, failed }] of results)
    history[name] = { seconds, tests: passed + failed };
  writeHistory(history);
  console.log(`${minutes((performance.now() - startedAt) / 1000)} in all`);
  if (values.profile) {
    for (const [name, { costs }] of results) {
      const longest = costs.sort((one, other) => other.seconds - one.seconds).slice(0, longestProfile);
      const rows = longest.map((cost) => [cost.name, cost.seconds]);
      if (rows.length > 0) printTitled({ title: `${name}, slowest files`, headings: ['', 'seconds'], rows });
    }
  }

  const failures = [...results.values()].flatMap((result) => result.failures);
  if (isAllRequired)
    failures.push(...missing.map(({ name }) => `${name} is not installed, and REQUIRE_ALL is set`));
  // Repeated at the end, because CI may keep only the end of a long log.
  for (const failure of failures) console.log(`failed: ${failure}`);
  if (missing.length > 0 && !isAllRequired) {
    const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
    const names = missing.map(({ name }) => name).join(', ');
    console.log(`Left out, not installed here: ${names}. On Debian: apt-get install ${packages}`);
  }
  const sum = (/** @type {'passed' | 'failed'} */ kind) =>
    [...results.values()].reduce((total, result) => total + result[kind], 0);
  const failed = sum('failed') + (isAllRequired ? missing.length : 0);
  process.exitCode = failed === 0 ? 0 : 1;
  // CI reads the last line.
  console.log(`${sum('passed')} passed, ${failed} failed`);
} catch (error) {
  process.exitCode = 1;
  console.error(error instanceof Error ? error.message : error);
}
