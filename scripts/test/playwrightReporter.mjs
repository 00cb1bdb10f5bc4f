import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */

/** @param {import('./steps.mjs').Message} message */
const send = (message) => process.send?.(message);

const longestMessage = 1000;

/**
 * The first error on one line, with its call log and place, because a rare failure is seen only once.
 * @param {TestCase} test
 */
function failureOf(test) {
  const error = test.results.flatMap(({ errors }) => errors)[0];
  const lines = stripVTControlCharacters(error?.message ?? test.outcome()).split('\n');
  const text = lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' / ')
    .slice(0, longestMessage);
  const { file, line } = error?.location ?? test.location;
  return `${test.titlePath().slice(1).join(' › ')}: ${text} (${relative(process.cwd(), file)}:${line})`;
}

/** Reports the progress and the result of Playwright to the parent process. */
export default class ProgressReporter {
  done = 0;
  /** @type {TestCase[]} */
  tests = [];

  /**
   * @param {unknown} _config
   * @param {import('@playwright/test/reporter').Suite} suite
   */
  onBegin(_config, suite) {
    this.tests = suite.allTests();
    send({ done: 0, total: this.tests.length });
  }

  onTestEnd() {
    this.done += 1;
    send({ done: this.done });
  }

  onEnd() {
    const failed = this.tests.filter((test) => test.outcome() !== 'expected');
    /** @type {Map<string, number>} */
    const seconds = new Map();
    for (const { location, results } of this.tests) {
      const name = relative(process.cwd(), location.file);
      const ms = results.reduce((sum, { duration }) => sum + duration, 0);
      seconds.set(name, (seconds.get(name) ?? 0) + ms / 1000);
    }
    send({
      done: this.done,
      result: {
        passed: this.tests.length - failed.length,
        failed: failed.length,
        failures: failed.map(failureOf),
        costs: [...seconds].map(([name, sum]) => ({ name, seconds: sum })),
      },
    });
  }

  printsToStdio() {
    return false;
  }
}
