import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/**
 * A runner that failed says so with at least one failure, also where no single test is to blame for it: a file that
 * could not be loaded, a server that did not start, a rejection nobody caught.
 * @param {Count} count
 * @param {number} exitCode
 * @returns {Count}
 */
function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

/**
 * @param {string} file
 * @returns {any} undefined if the runner ended before it wrote its report
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Counts the tests of Vitest's JSON report.
 * @param {string} file
 * @param {number} exitCode
 * @returns {Count}
 */
export function countUnitTests(file, exitCode) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  const unloadable = report.testResults.filter(
    (result) =>
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
 * Counts the tests of Playwright's JSON report; one that passed on a second try only counts as failed.
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
