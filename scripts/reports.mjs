import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} UnitTest */
/** @typedef {{ status: string, name: string, message?: string, assertionResults: UnitTest[] }} UnitTestFile */
/** @typedef {{ message?: string, location?: { file: string, line: number } }} BrowserError */
/** @typedef {{ error?: BrowserError, startTime?: string, duration?: number }} BrowserResult */
/** @typedef {{ projectName: string, status: string, results: BrowserResult[] }} BrowserTest */
/** @typedef {{ file: string, title: string, tests: BrowserTest[] }} BrowserSpec */
/** @typedef {Pick<import('./programs/optional.mjs').OptionalProgram, 'name' | 'debianPackage'>} Missing */
/** @typedef {{ specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite */

/**
 * Counts at least one failure if the runner failed, also if no single test did: a server that did not start, an
 * unhandled rejection.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {number} exitCode
 * @returns {Count}
 */
export function asOneTest(exitCode) {
  return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {string} file
 * @returns {any} undefined if the runner ended before it wrote its report
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of Vitest's JSON report. A file that cannot be loaded is one failure.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countUnitTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloadable = report.testResults.filter(
    (/** @type {UnitTestFile} */ result) =>
      result.status === 'failed' && !result.assertionResults.some(({ status }) => status === 'failed'),
  );
  const count = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  return withExitCode(count, exitCode);
}

/**
 * Counts the tests of Playwright's JSON report. A test that passes only when retried counts as failed.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countBrowserTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  return withExitCode({ passed: expected, failed: unexpected + flaky, skipped }, exitCode);
}

/** @param {string} [message] may contain terminal colours */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n', 1)[0];
}

const longestMessage = 1000;

/**
 * The message on one line, with its call log and place, because a rare failure is seen only once.
 * @param {BrowserError | undefined} error
 */
function wholeMessage(error) {
  if (!error) return undefined;
  const { message = '', location } = error;
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim());
  const text = lines
    .filter((line) => line !== '')
    .join(' / ')
    .slice(0, longestMessage);
  return location ? `${text} (${relative(process.cwd(), location.file)}:${location.line})` : text;
}

/**
 * One line for each failed or skipped test of Vitest's JSON report.
 * @param {string} file
 * @returns {string[]}
 */
export function failedUnitTests(file) {
  return (readReport(file)?.testResults ?? []).flatMap((/** @type {UnitTestFile} */ result) => {
    const failed = result.assertionResults.filter(({ status }) => status !== 'passed');
    if (result.status === 'failed' && failed.length === 0) {
      return [`${result.name}: ${firstLine(result.message)}`];
    }
    return failed.map(
      ({ status, fullName, failureMessages }) =>
        `${result.name} › ${fullName}: ${firstLine(failureMessages?.[0] ?? status)}`,
    );
  });
}

/**
 * @param {BrowserSuite} suite a file, or a group of tests in it
 * @returns {string[]}
 */
function failedIn({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ projectName, status, results }) => {
        const error = results.find((result) => result.error)?.error;
        return `[${projectName}] ${file} › ${title}: ${wholeMessage(error) ?? status}`;
      }),
  );
  return [...own, ...suites.flatMap(failedIn)];
}

/**
 * One line for each failed or skipped test of Playwright's JSON report.
 * @param {string} file
 * @returns {string[]}
 */
export function failedBrowserTests(file) {
  return (readReport(file)?.suites ?? []).flatMap(failedIn);
}

/**
 * @param {Count[]} counts
 * @returns {Count}
 */
export function sumOf(counts) {
  /** @param {keyof Count} kind */
  const sum = (kind) => counts.reduce((total, count) => total + count[kind], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * A skipped test counts as failed.
 * @param {Count} count
 */
export function hasFailed({ failed, skipped }) {
  return failed + skipped > 0;
}

/**
 * CI reads the last line, which contains only the two numbers.
 * @param {Count} count
 * @returns {string[]}
 */
export function summaryLines({ passed, failed, skipped }) {
  const hint = `${skipped} of the failed ones ${skipped === 1 ? 'was' : 'were'} skipped.`;
  return [...(skipped > 0 ? [hint] : []), `${passed} passed, ${failed + skipped} failed`];
}

/**
 * Last lines and exit code of the test command. Tests of a missing program are not collected: they count neither as
 * passed nor as failed, unless all programs are required.
 * @param {Count} total
 * @param {readonly Missing[]} missing
 * @param {{ isAllRequired: boolean }} options
 * @returns {{ lines: string[], exitCode: 0 | 1 }}
 */
export function finalSummary(total, missing, { isAllRequired }) {
  const packages = missing.map(({ debianPackage }) => debianPackage).join(' ');
  const names = missing.map(({ name }) => name).join(', ');
  const count = isAllRequired ? { ...total, failed: total.failed + missing.length } : total;
  const lines = isAllRequired
    ? missing.map(({ name }) => `failed: ${name} is not installed, and REQUIRE_ALL is set`)
    : [`Left out, not installed here: ${names}. On Debian: apt-get install ${packages}`];
  return {
    lines: [...(missing.length > 0 ? lines : []), ...summaryLines(count)],
    exitCode: hasFailed(count) ? 1 : 0,
  };
}
