import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  countBrowserTests,
  countUnitTests,
  failedBrowserTests,
  failedUnitTests,
  finalSummary,
  hasFailed,
  sumOf,
  summaryLines,
} from '../../scripts/reports.mjs';
import { folderWith } from './folders';

type Statuses = ('passed' | 'failed' | 'pending')[];

function testFile(statuses: Statuses, status = statuses.includes('failed') ? 'failed' : 'passed') {
  return { status, assertionResults: statuses.map((each) => ({ status: each })) };
}

function unitReport(...testResults: ReturnType<typeof testFile>[]) {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (wanted: string) => results.filter(({ status }) => status === wanted).length;
  return reportOf({
    testResults,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
    numPendingTests: count('pending'),
    numTodoTests: 0,
  });
}

function reportOf(content: unknown): string {
  return join(folderWith({ 'report.json': JSON.stringify(content) }), 'report.json');
}

const browserReport = (stats: object) =>
  reportOf({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } });

describe('countUnitTests', () => {
  it('returns the counts of the report', () => {
    const report = unitReport(testFile(['passed', 'passed', 'failed']), testFile(['passed', 'pending']));
    expect(countUnitTests(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    const report = unitReport(testFile(['passed']), testFile([], 'failed'), testFile(['failed']));
    expect(countUnitTests(report, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  it('counts one failure if all tests passed and the runner failed', () => {
    expect(countUnitTests(unitReport(testFile(['passed'])), 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countUnitTests(unitReport(testFile(['passed'])), 0)).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('countBrowserTests', () => {
  it('counts a test that passes only when retried as failed', () => {
    const report = browserReport({ expected: 5, unexpected: 1, flaky: 2, skipped: 3 });
    expect(countBrowserTests(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  it('counts one failure if the servers did not start', () => {
    expect(countBrowserTests(browserReport({}), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it.each([countUnitTests, countBrowserTests])('%o counts a missing report as one failure', (count) => {
  expect(count(join(folderWith({}), 'report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

describe('failedUnitTests and failedBrowserTests', () => {
  it('return the file, the test and the first line of its message', () => {
    const passed = { status: 'passed', fullName: 'a cart has lines' };
    const skipped = { status: 'skipped', fullName: 'a cart accepts 600 tickets' };
    const failed = {
      status: 'failed',
      fullName: 'a cart is empty',
      failureMessages: ['\u001b[31mError: expected 1\u001b[39m\n    at cart.ts:3'],
    };
    const testResults = [
      { name: 'cart.test.ts', status: 'failed', assertionResults: [passed, failed, skipped] },
      { name: 'shop.test.ts', status: 'failed', message: 'Cannot find module\nmore', assertionResults: [] },
    ];
    expect(failedUnitTests(reportOf({ testResults }))).toEqual([
      'cart.test.ts › a cart is empty: Error: expected 1',
      'cart.test.ts › a cart accepts 600 tickets: skipped',
      'shop.test.ts: Cannot find module',
    ]);
  });

  it('return project, whole message and place of a browser test that passed in the other project, also within a group', () => {
    const passed = { projectName: 'preview', status: 'expected', results: [{}] };
    const failed = {
      projectName: 'dev',
      status: 'unexpected',
      results: [
        {},
        {
          error: {
            message: 'Error: not visible\n\u001b[2mCall log:\n  - waiting for a button\u001b[22m\n',
            location: { file: resolve('test/browser/steps.ts'), line: 12 },
          },
        },
      ],
    };
    const skipped = { projectName: 'dev', status: 'skipped', results: [] };
    const spec = (title: string, ...tests: object[]) => ({ file: 'cart.spec.ts', title, tests });
    const suites = [
      { specs: [spec('adds', passed)], suites: [{ specs: [spec('removes', failed, passed)] }] },
      { specs: [spec('pays', skipped)] },
    ];
    expect(failedBrowserTests(reportOf({ suites }))).toEqual([
      '[dev] cart.spec.ts › removes: Error: not visible / Call log: / - waiting for a button (test/browser/steps.ts:12)',
      '[dev] cart.spec.ts › pays: skipped',
    ]);
  });

  it('return no line if no report was written', () => {
    const missing = join(folderWith({}), 'report.json');
    expect([...failedUnitTests(missing), ...failedBrowserTests(missing)]).toEqual([]);
  });
});

describe('the summary of npm test', () => {
  const clean = { passed: 2, failed: 0, skipped: 0 };

  it('contains only the sums of passed and failed tests', () => {
    expect(summaryLines(sumOf([clean, { passed: 3, failed: 1, skipped: 0 }]))).toEqual([
      '5 passed, 1 failed',
    ]);
  });

  it('counts a skipped test as failed and mentions it on a line before', () => {
    const total = sumOf([clean, { passed: 1, failed: 0, skipped: 2 }]);
    const lines = summaryLines(total);
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
    expect(lines).toHaveLength(2);
    expect(hasFailed(total)).toBe(true);
  });

  describe('with missing programs', () => {
    const firefox = { name: 'Firefox', debianPackage: 'firefox-esr' };
    const nginx = { name: 'nginx', debianPackage: 'nginx-light' };

    it('names them in one line and counts them neither as passed nor as failed', () => {
      expect(finalSummary(clean, [firefox, nginx], { isAllRequired: false })).toEqual({
        lines: [
          'Left out, not installed here: Firefox, nginx. On Debian: apt-get install firefox-esr nginx-light',
          '2 passed, 0 failed',
        ],
        exitCode: 0,
      });
    });

    it('counts each as failed if all are required', () => {
      expect(finalSummary(clean, [firefox, nginx], { isAllRequired: true })).toEqual({
        lines: [
          'failed: Firefox is not installed, and REQUIRE_ALL is set',
          'failed: nginx is not installed, and REQUIRE_ALL is set',
          '2 passed, 2 failed',
        ],
        exitCode: 1,
      });
    });

    it('does not mention programs if none is missing', () => {
      for (const isAllRequired of [true, false]) {
        expect(finalSummary(clean, [], { isAllRequired })).toEqual({
          lines: ['2 passed, 0 failed'],
          exitCode: 0,
        });
      }
    });
  });

  it('is a failure as soon as one test failed', () => {
    expect(hasFailed({ ...clean, failed: 1 })).toBe(true);
    expect(hasFailed(clean)).toBe(false);
  });
});
