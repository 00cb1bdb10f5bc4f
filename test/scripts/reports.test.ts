import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  closing,
  countBrowserTests,
  countUnitTests,
  failedBrowserTests,
  failedUnitTests,
  hasFailed,
  sumOf,
  summaryLines,
} from '../../scripts/reports.mjs';
import { folderWith } from './folders';

type Statuses = ('passed' | 'failed' | 'pending')[];

/** A test file as Vitest reports it. */
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

describe('the count of unit tests', () => {
  it('is that of the report', () => {
    const report = unitReport(testFile(['passed', 'passed', 'failed']), testFile(['passed', 'pending']));
    expect(countUnitTests(report, 1)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('holds one failure for a file that could not be loaded', () => {
    const report = unitReport(testFile(['passed']), testFile([], 'failed'), testFile(['failed']));
    expect(countUnitTests(report, 1)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });

  it('holds one failure where all passed and the runner still failed', () => {
    expect(countUnitTests(unitReport(testFile(['passed'])), 1)).toMatchObject({ passed: 1, failed: 1 });
    expect(countUnitTests(unitReport(testFile(['passed'])), 0)).toMatchObject({ passed: 1, failed: 0 });
  });
});

describe('the count of browser tests', () => {
  it('takes a test that passed on a second try only for failed', () => {
    const report = browserReport({ expected: 5, unexpected: 1, flaky: 2, skipped: 3 });
    expect(countBrowserTests(report, 1)).toEqual({ passed: 5, failed: 3, skipped: 3 });
  });

  it('holds one failure where the servers did not start', () => {
    expect(countBrowserTests(browserReport({}), 1)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

it.each([countUnitTests, countBrowserTests])('a report that was not written is a failure: %o', (count) => {
  expect(count(join(folderWith({}), 'report.json'), 0)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});

describe('what failed is named', () => {
  it('with the file, the test and the first line of its message', () => {
    const passed = { status: 'passed', fullName: 'stands' };
    const skipped = { status: 'skipped', fullName: 'holds 600' };
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
      'cart.test.ts › holds 600: skipped',
      'shop.test.ts: Cannot find module',
    ]);
  });

  it('with its server, where it passed on the other, also in a group of tests', () => {
    const passed = { projectName: 'preview', status: 'expected', results: [{}] };
    const failed = {
      projectName: 'dev',
      status: 'unexpected',
      results: [{}, { error: { message: 'Error: not visible\nCall log' } }],
    };
    const skipped = { projectName: 'dev', status: 'skipped', results: [] };
    const spec = (title: string, ...tests: object[]) => ({ file: 'cart.spec.ts', title, tests });
    const suites = [
      { specs: [spec('adds', passed)], suites: [{ specs: [spec('removes', failed, passed)] }] },
      { specs: [spec('pays', skipped)] },
    ];
    expect(failedBrowserTests(reportOf({ suites }))).toEqual([
      '[dev] cart.spec.ts › removes: Error: not visible',
      '[dev] cart.spec.ts › pays: skipped',
    ]);
  });

  it('and nothing where no report was written', () => {
    const missing = join(folderWith({}), 'report.json');
    expect([...failedUnitTests(missing), ...failedBrowserTests(missing)]).toEqual([]);
  });
});

describe('the end of the test command', () => {
  const clean = { passed: 2, failed: 0, skipped: 0 };

  it('adds the steps up and says nothing but the two numbers', () => {
    expect(summaryLines(sumOf([clean, { passed: 3, failed: 1, skipped: 0 }]))).toEqual([
      '5 passed, 1 failed',
    ]);
  });

  it('counts a skipped test as failed and says so on a line before', () => {
    const total = sumOf([clean, { passed: 1, failed: 0, skipped: 2 }]);
    const lines = summaryLines(total);
    expect(lines.at(-1)).toBe('3 passed, 2 failed');
    expect(lines).toHaveLength(2);
    expect(hasFailed(total)).toBe(true);
  });

  describe('where a program is missing', () => {
    const firefox = { name: 'Firefox', debianPackage: 'firefox-esr' };
    const nginx = { name: 'nginx', debianPackage: 'nginx-light' };

    it('names it in one line and counts it neither as passed nor as failed', () => {
      expect(closing(clean, [firefox, nginx], { isAllRequired: false })).toEqual({
        lines: [
          'Left out, not installed here: Firefox, nginx. On Debian: apt-get install firefox-esr nginx-light',
          '2 passed, 0 failed',
        ],
        exitCode: 0,
      });
    });

    it('counts each as failed where all are required', () => {
      expect(closing(clean, [firefox, nginx], { isAllRequired: true })).toEqual({
        lines: [
          'failed: Firefox is not installed, and REQUIRE_ALL is set',
          'failed: nginx is not installed, and REQUIRE_ALL is set',
          '2 passed, 2 failed',
        ],
        exitCode: 1,
      });
    });

    it('says nothing of programs where none is missing', () => {
      for (const isAllRequired of [true, false]) {
        expect(closing(clean, [], { isAllRequired })).toEqual({ lines: ['2 passed, 0 failed'], exitCode: 0 });
      }
    });
  });

  it('has failed by one failure, and not without', () => {
    expect(hasFailed({ ...clean, failed: 1 })).toBe(true);
    expect(hasFailed(clean)).toBe(false);
  });
});
